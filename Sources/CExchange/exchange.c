#define _GNU_SOURCE
#include "CExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int vitrine_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int vitrine_rename_new(const char *source, const char *target) {
  return renameat2(AT_FDCWD, source, AT_FDCWD, target, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

int vitrine_flush_file_system(int descriptor) {
  return syncfs(descriptor) == 0 ? 0 : errno;
}

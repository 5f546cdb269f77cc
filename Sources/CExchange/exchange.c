#define _GNU_SOURCE
#include "CExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
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

int vitrine_open_unnamed(const char *folder) {
  int descriptor = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor >= 0) return descriptor;
  // What a file system, or a kernel, without such files says.
  if (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL) return -errno;
  char *name = NULL;
  if (asprintf(&name, "%s/.vitrine-XXXXXX", folder) < 0) return -ENOMEM;
  descriptor = mkostemp(name, O_CLOEXEC);
  int number = errno;
  if (descriptor >= 0 && unlink(name) != 0) {
    number = errno;
    close(descriptor);
    descriptor = -1;
  }
  free(name);
  return descriptor >= 0 ? descriptor : -number;
}

#define _GNU_SOURCE
#include "CExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

struct found_id {
  unsigned char *bytes;
  int size;
  int length;
};

// Notes of ELF: three words, a name and a description, both filled up to whole words.
static void find_id(const char *note, const char *end, struct found_id *found) {
  while (end - note >= (long)sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
    const char *name = note + sizeof *header;
    const char *description = name + ((header->n_namesz + 3) & ~3u);
    const char *next = description + ((header->n_descsz + 3) & ~3u);
    if (next > end) return;
    if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
      int length = (int)header->n_descsz < found->size ? (int)header->n_descsz : found->size;
      memcpy(found->bytes, description, length);
      found->length = length;
      return;
    }
    note = next;
  }
}

static int visit(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const char *start = (const char *)(object->dlpi_addr + segment->p_vaddr);
    find_id(start, start + segment->p_memsz, context);
  }
  // The first object is the program itself.
  return 1;
}

int vitrine_build_id(unsigned char *id, int size) {
  struct found_id found = {id, size, 0};
  dl_iterate_phdr(visit, &found);
  return found.length;
}

void vitrine_release_free_memory(int arenas) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 18);
  mallopt(M_ARENA_MAX, arenas);
#endif
}

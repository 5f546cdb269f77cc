#pragma once

#include <stddef.h>

/// A file embedded in the binary. `path` is relative to the package's top, such as
/// `Templates/page.mustache`; `bytes` live as long as the process.
typedef struct {
  const char *path;
  const unsigned char *bytes;
  size_t length;
} vitrine_embedded_file;

/// All embedded files, ordered by path; `count` receives their number.
const vitrine_embedded_file *vitrine_embedded_files(size_t *count);

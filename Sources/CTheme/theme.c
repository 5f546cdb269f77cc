#include "CTheme.h"

const vitrine_embedded_file *vitrine_embedded_files(size_t *count) {
  *count = 0;
  return 0;
}

#pragma once

#include <sqlite3.h>

// The macro is a cast, which Swift does not import: SQLite copies what is bound with it.
static inline sqlite3_destructor_type vitrine_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

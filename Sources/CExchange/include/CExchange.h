#pragma once

/// Exchanges two paths of one file system atomically (`renameat2` with `RENAME_EXCHANGE`).
/// Returns 0, or the value of `errno`: `ENOSYS` or `EINVAL` where the file system cannot.
int vitrine_exchange(const char *first, const char *second);

/// Renames `source` to `target`, which must not exist (`RENAME_NOREPLACE`). Returns 0 or `errno`.
int vitrine_rename_new(const char *source, const char *target);

/// Flushes the file system that an open file is on (`syncfs`). Returns 0 or `errno`.
int vitrine_flush_file_system(int descriptor);

/// Opens a new file without a name on the file system of `folder` (`O_TMPFILE`; where there is
/// none, a file whose name is taken away at once). Returns its descriptor, or minus `errno`.
int vitrine_open_unnamed(const char *folder);

/// Copies the build id that the linker gave the running program, at most `size` bytes of it.
/// Returns its length, or 0 where it has none.
int vitrine_build_id(unsigned char *id, int size);

/// Has large blocks of memory go back to the system as soon as they are free, for the whole process.
///
/// Left to itself, the C library raises its bound for what is large as such blocks go, and then
/// keeps the room of the next.
void vitrine_return_large_blocks(void);

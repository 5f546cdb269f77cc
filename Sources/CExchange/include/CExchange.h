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

/// Keeps the C library from holding memory that is free, for the whole process.
///
/// Left to itself, it raises its bound for what is a block of its own as such blocks go, and then
/// keeps the room of the next; and it has eight arenas a core, none of which uses what is free in
/// another. `arenas` is how many it may have.
void vitrine_release_free_memory(int arenas);

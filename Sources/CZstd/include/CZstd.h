// Zstandard through libzstd, loaded when it is asked for first.
#ifndef CZSTD_H
#define CZSTD_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// False where libzstd is not installed.
bool czs_load(void);

typedef struct {
  /// The caller's to free with `czs_free`.
  uint8_t *_Nullable bytes;
  size_t count;
} czs_content;

/// All of it, up to `most` bytes; false when it is no Zstandard, is cut off, or is more than that.
bool czs_unpack(const uint8_t *_Nonnull bytes, size_t size, size_t most, czs_content *_Nonnull content);

void czs_free(czs_content *_Nonnull content);

#endif

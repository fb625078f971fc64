// MP3 through libmpg123, loaded when it is asked for first.
#ifndef CMPG123_H
#define CMPG123_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// False where libmpg123 is not installed.
bool cmp_load(void);

typedef struct {
  /// Interleaved when there are two channels; the caller's to free with `cmp_free`.
  int16_t *_Nullable samples;
  /// Of all channels together.
  size_t count;
  long rate;
  int channels;
} cmp_sound;

/// All of it, 16 bit, up to `most` samples; false when nothing of it is MP3, or it is more than that.
bool cmp_decode(const uint8_t *_Nonnull bytes, size_t size, size_t most, cmp_sound *_Nonnull sound);

void cmp_free(cmp_sound *_Nonnull sound);

#endif

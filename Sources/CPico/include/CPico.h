// SVOX Pico, loaded when it is asked for first and where it was built: a voice for five languages.
#ifndef CPICO_H
#define CPICO_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// False where the library is not there. The path that is asked for first counts.
bool cpi_load(const char *_Nonnull path);

/// One language; about 2.5 MB. It is used on one thread at a time.
typedef struct cpi_voice cpi_voice;

typedef struct {
  /// 16 kHz, mono; the caller's to free with `cpi_free`.
  int16_t *_Nullable samples;
  size_t count;
} cpi_sound;

/// NULL when the files are not there, or not Pico's, or `cpi_load` did not succeed.
cpi_voice *_Nullable cpi_open(const char *_Nonnull analysis, const char *_Nonnull sound);
void cpi_close(cpi_voice *_Nonnull voice);

/// Speaks UTF-8 text with Pico's markup, up to `most` samples. False when it failed; the voice is spoilt then.
bool cpi_speak(cpi_voice *_Nonnull voice, const char *_Nonnull text, size_t most, cpi_sound *_Nonnull sound);
void cpi_free(cpi_sound *_Nonnull sound);

#endif

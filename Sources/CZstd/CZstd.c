#include "CZstd.h"

#include <stdlib.h>

#include "CLoading.h"

// What is used of libzstd's binary interface, which version 1 of it keeps stable. Declared here, so that building needs
// none of its headers.
typedef struct {
  const void *source;
  size_t size;
  size_t place;
} input_buffer;

typedef struct {
  void *target;
  size_t size;
  size_t place;
} output_buffer;

enum { PIECE = 64 << 10 };

static struct {
  void *(*open)(void);
  size_t (*close)(void *);
  size_t (*unpack)(void *, output_buffer *, input_buffer *);
  unsigned (*is_error)(size_t);
} lib;

static const cl_function functions[] = {
    {"ZSTD_createDStream", (void **)&lib.open},
    {"ZSTD_freeDStream", (void **)&lib.close},
    {"ZSTD_decompressStream", (void **)&lib.unpack},
    {"ZSTD_isError", (void **)&lib.is_error},
    {NULL, NULL}};

static cl_library library = CL_LIBRARY("libzstd.so.1", functions, NULL);

bool czs_load(void) { return cl_load(&library); }

// Room for one more piece, and for one byte more than there may be.
static bool grow(output_buffer *output, size_t most) {
  if (output->size - output->place >= PIECE) return true;
  if (output->place > most) return false;
  size_t wanted = output->size ? output->size * 2 : (size_t)PIECE;
  void *target = realloc(output->target, wanted);
  if (!target) return false;
  output->target = target;
  output->size = wanted;
  return true;
}

bool czs_unpack(const uint8_t *bytes, size_t size, size_t most, czs_content *content) {
  *content = (czs_content){NULL, 0};
  void *stream = size > 0 && czs_load() ? lib.open() : NULL;
  if (!stream) return false;
  input_buffer input = {bytes, size, 0};
  output_buffer output = {NULL, 0, 0};
  bool is_whole = false;
  while (output.place <= most && grow(&output, most)) {
    size_t place = output.place, read = input.place;
    // Zero at the end of a frame; another one may follow.
    size_t left = lib.unpack(stream, &output, &input);
    if (lib.is_error(left)) break;
    is_whole = left == 0 && input.place == input.size;
    if (is_whole) break;
    if (output.place == place && input.place == read) break;
  }
  lib.close(stream);
  if (is_whole && output.place <= most) {
    *content = (czs_content){output.target, output.place};
    return true;
  }
  free(output.target);
  return false;
}

void czs_free(czs_content *content) {
  free(content->bytes);
  *content = (czs_content){NULL, 0};
}

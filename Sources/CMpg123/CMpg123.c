#include "CMpg123.h"

#include <stdlib.h>

#include "CLoading.h"

// What is used of libmpg123's binary interface, which version 0 of it keeps stable. Declared here, so that building
// needs none of its headers.
enum { OK = 0, NEW_FORMAT = -11, NEED_MORE = -10, DONE = -12 };
enum { ADD_FLAGS = 2, QUIET = 0x20 };      // MPG123_ADD_FLAGS, MPG123_QUIET
enum { SIGNED_16 = 0x40 | 0x80 | 0x10 };  // MPG123_ENC_SIGNED_16
enum { PIECE = 16 << 10 };

static struct {
  int (*init)(void);
  void *(*new)(const char *, int *);
  void (*delete)(void *);
  int (*param)(void *, int, long, double);
  int (*format_none)(void *);
  int (*format)(void *, long, int, int);
  int (*open_feed)(void *);
  int (*getformat)(void *, long *, int *, int *);
  int (*decode)(void *, const unsigned char *, size_t, unsigned char *, size_t, size_t *);
} lib;

static const cl_function functions[] = {
    {"mpg123_init", (void **)&lib.init},
    {"mpg123_new", (void **)&lib.new},
    {"mpg123_delete", (void **)&lib.delete},
    {"mpg123_param", (void **)&lib.param},
    {"mpg123_format_none", (void **)&lib.format_none},
    {"mpg123_format", (void **)&lib.format},
    {"mpg123_open_feed", (void **)&lib.open_feed},
    {"mpg123_getformat", (void **)&lib.getformat},
    {"mpg123_decode", (void **)&lib.decode},
    {NULL, NULL}};

static void begin(void) { lib.init(); }

static cl_library library = CL_LIBRARY("libmpg123.so.0", functions, begin);

bool cmp_load(void) { return cl_load(&library); }

static void *open_decoder(void) {
  static const long rates[] = {8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000};
  int error = OK;
  void *decoder = lib.new(NULL, &error);
  if (!decoder) return NULL;
  lib.param(decoder, ADD_FLAGS, QUIET, 0);
  lib.format_none(decoder);
  for (size_t i = 0; i < sizeof rates / sizeof *rates; i++) lib.format(decoder, rates[i], 3, SIGNED_16);
  if (lib.open_feed(decoder) == OK) return decoder;
  lib.delete(decoder);
  return NULL;
}

// Room for one more piece; false when it would be more than `most`.
static bool grow(cmp_sound *sound, size_t *capacity, size_t most) {
  size_t wanted = sound->count + PIECE / sizeof(int16_t);
  if (wanted <= *capacity) return true;
  if (sound->count > most) return false;
  size_t next = *capacity ? *capacity * 2 : (size_t)PIECE;
  while (next < wanted) next *= 2;
  int16_t *samples = realloc(sound->samples, next * sizeof(int16_t));
  if (!samples) return false;
  sound->samples = samples;
  *capacity = next;
  return true;
}

bool cmp_decode(const uint8_t *bytes, size_t size, size_t most, cmp_sound *sound) {
  *sound = (cmp_sound){NULL, 0, 0, 0};
  if (!cmp_load()) return false;
  void *decoder = open_decoder();
  if (!decoder) return false;
  size_t capacity = 0;
  int status = OK, idle = 0;
  const uint8_t *input = bytes;
  size_t rest = size;
  while (status == OK || status == NEW_FORMAT) {
    if (!grow(sound, &capacity, most)) break;
    size_t done = 0;
    status = lib.decode(decoder, input, rest, (unsigned char *)(sound->samples + sound->count), PIECE, &done);
    input = NULL;
    rest = 0;
    sound->count += done / sizeof(int16_t);
    // The first format is that of the whole.
    if (status == NEW_FORMAT) {
      long rate = 0;
      int channels = 0, encoding = 0;
      lib.getformat(decoder, &rate, &channels, &encoding);
      if (sound->rate && (rate != sound->rate || channels != sound->channels)) break;
      sound->rate = rate;
      sound->channels = channels;
    }
    idle = done ? 0 : idle + 1;
    if (idle > 16) break;
  }
  lib.delete(decoder);
  if (sound->count && sound->count <= most && sound->rate > 0 && (sound->channels == 1 || sound->channels == 2))
    return true;
  cmp_free(sound);
  return false;
}

void cmp_free(cmp_sound *sound) {
  free(sound->samples);
  *sound = (cmp_sound){NULL, 0, 0, 0};
}

#include "CPico.h"

#include <stdlib.h>
#include <string.h>

#include "CLoading.h"

// What is used of Pico's interface. Declared here, since the library is built where it is wanted, and not with this.
enum { MEMORY = 2500000, BUSY = 201, IDLE = 200, NAME = 200 };

static struct {
  int32_t (*initialize)(void *, uint32_t, void **);
  int32_t (*terminate)(void **);
  int32_t (*load)(void *, const unsigned char *, void **);
  int32_t (*name)(void *, void *, char *);
  int32_t (*define)(void *, const unsigned char *);
  int32_t (*add)(void *, const unsigned char *, const unsigned char *);
  int32_t (*engine)(void *, const unsigned char *, void **);
  int32_t (*dispose)(void *, void **);
  int32_t (*put)(void *, const unsigned char *, int16_t, int16_t *);
  int32_t (*get)(void *, void *, int16_t, int16_t *, int16_t *);
} lib;

static const cl_function functions[] = {
    {"pico_initialize", (void **)&lib.initialize},
    {"pico_terminate", (void **)&lib.terminate},
    {"pico_loadResource", (void **)&lib.load},
    {"pico_getResourceName", (void **)&lib.name},
    {"pico_createVoiceDefinition", (void **)&lib.define},
    {"pico_addResourceToVoiceDefinition", (void **)&lib.add},
    {"pico_newEngine", (void **)&lib.engine},
    {"pico_disposeEngine", (void **)&lib.dispose},
    {"pico_putTextUtf8", (void **)&lib.put},
    {"pico_getData", (void **)&lib.get},
    {NULL, NULL}};

static cl_library library = CL_LIBRARY(NULL, functions, NULL);

bool cpi_load(const char *path) {
  static char first[4096];
  pthread_mutex_lock(&library.lock);
  bool fits = library.name || strlen(path) < sizeof first;
  if (!library.name && fits) {
    strcpy(first, path);
    library.name = first;
  }
  pthread_mutex_unlock(&library.lock);
  return fits && cl_load(&library);
}

struct cpi_voice {
  void *memory, *system, *engine;
};

static bool add(cpi_voice *voice, const char *path) {
  void *resource = NULL;
  char name[NAME] = {0};
  return lib.load(voice->system, (const unsigned char *)path, &resource) == 0 &&
         lib.name(voice->system, resource, name) == 0 &&
         lib.add(voice->system, (const unsigned char *)"V", (const unsigned char *)name) == 0;
}

cpi_voice *cpi_open(const char *analysis, const char *sound) {
  if (library.state != CL_LOADED) return NULL;
  cpi_voice *voice = calloc(1, sizeof *voice);
  if (!voice) return NULL;
  voice->memory = malloc(MEMORY);
  if (voice->memory && lib.initialize(voice->memory, MEMORY, &voice->system) == 0) {
    if (lib.define(voice->system, (const unsigned char *)"V") == 0 && add(voice, analysis) && add(voice, sound) &&
        lib.engine(voice->system, (const unsigned char *)"V", &voice->engine) == 0)
      return voice;
    voice->engine = NULL;
  } else {
    voice->system = NULL;
  }
  cpi_close(voice);
  return NULL;
}

void cpi_close(cpi_voice *voice) {
  if (voice->engine) lib.dispose(voice->system, &voice->engine);
  if (voice->system) lib.terminate(&voice->system);
  free(voice->memory);
  free(voice);
}

// Takes what is ready; false when it failed, or is more than `most`.
static bool drain(cpi_voice *voice, size_t most, size_t *capacity, cpi_sound *sound) {
  int32_t status = BUSY;
  while (status == BUSY) {
    int16_t piece[64], bytes = 0, type = 0;
    status = lib.get(voice->engine, piece, sizeof piece, &bytes, &type);
    if (bytes <= 0 || (size_t)bytes > sizeof piece) continue;
    size_t count = (size_t)bytes / sizeof *piece;
    if (sound->count + count > most) return false;
    if (sound->count + count > *capacity) {
      size_t next = *capacity ? *capacity * 2 : 32768;
      int16_t *samples = realloc(sound->samples, next * sizeof *samples);
      if (!samples) return false;
      sound->samples = samples;
      *capacity = next;
    }
    memcpy(sound->samples + sound->count, piece, count * sizeof *piece);
    sound->count += count;
  }
  return status == IDLE;
}

bool cpi_speak(cpi_voice *voice, const char *text, size_t most, cpi_sound *sound) {
  *sound = (cpi_sound){NULL, 0};
  size_t capacity = 0;
  // The NUL belongs to it: it ends the last sentence.
  size_t rest = strlen(text) + 1;
  int idle = 0;
  while (rest) {
    int16_t taken = 0, offered = rest > 16384 ? 16384 : (int16_t)rest;
    if (lib.put(voice->engine, (const unsigned char *)text, offered, &taken) != 0 || taken < 0 ||
        !drain(voice, most, &capacity, sound) || (idle = taken ? 0 : idle + 1) > 16) {
      cpi_free(sound);
      return false;
    }
    text += taken;
    rest -= (size_t)taken;
  }
  return true;
}

void cpi_free(cpi_sound *sound) {
  free(sound->samples);
  *sound = (cpi_sound){NULL, 0};
}

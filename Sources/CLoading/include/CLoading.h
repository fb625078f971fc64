// Libraries that are loaded when they are used first, and not linked: most who run the program have no need of them.
#ifndef CLOADING_H
#define CLOADING_H
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct {
  const char *name;
  /// Where its address is put.
  void **address;
} cl_function;

typedef struct {
  /// With the version of its binary interface: "libpq.so.5".
  const char *name;
  /// All that is used of it: without one of them there is no library. Ends with a name that is NULL.
  const cl_function *functions;
  /// Called once, when all were found; may be NULL.
  void (*loaded)(void);
  pthread_mutex_t lock;
  enum { CL_UNTRIED, CL_LOADED, CL_MISSING } state;
} cl_library;

/// What it is, to begin with.
#define CL_LIBRARY(name, functions, loaded) {name, functions, loaded, PTHREAD_MUTEX_INITIALIZER, CL_UNTRIED}

/// Tries once, whoever asks. False where it is not installed, or lacks something.
bool cl_load(cl_library *library);
#endif

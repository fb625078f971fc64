#include "CLoading.h"
#include <dlfcn.h>

static bool find_all(const cl_library *library) {
  // NODELETE: what such libraries bring along, GLib's types among them, can never be unloaded again.
  void *handle = dlopen(library->name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!handle) return false;
  for (const cl_function *function = library->functions; function->name; function++) {
    *function->address = dlsym(handle, function->name);
    if (!*function->address) return false;
  }
  return true;
}

bool cl_load(cl_library *library) {
  pthread_mutex_lock(&library->lock);
  if (library->state == CL_UNTRIED) {
    library->state = find_all(library) ? CL_LOADED : CL_MISSING;
    if (library->state == CL_LOADED && library->loaded) library->loaded();
  }
  bool result = library->state == CL_LOADED;
  pthread_mutex_unlock(&library->lock);
  return result;
}

#define _GNU_SOURCE
#include "CALSA.h"
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>
#include <time.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>

static void (*_Atomic target)(const char *);

static void handler(const char *file, int line, const char *fn, int err, const char *fmt, ...) {
  (void)file; (void)line;
  void (*f)(const char *) = atomic_load(&target);
  if (!f) return;
  char b[512];
  size_t n = (size_t)snprintf(b, sizeof b, "%s: ", fn ? fn : "?");
  if (n >= sizeof b) n = sizeof b - 1;
  va_list ap; va_start(ap, fmt);
  n += (size_t)vsnprintf(b + n, sizeof b - n, fmt, ap);
  va_end(ap);
  if (err && n < sizeof b) snprintf(b + n, sizeof b - n, ": %s", snd_strerror(err));
  f(b);
}
void ca_set_log(void (*fn)(const char *)) { atomic_store(&target, fn); snd_lib_error_set_handler(handler); }

int ca_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

int ca_poll(struct pollfd *descriptors, unsigned count, int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &time, NULL);
}

void ca_hurry_thread(int nice) { setpriority(PRIO_PROCESS, (id_t)gettid(), nice); }

void ca_name_thread(const char *name) {
  char kept[16];
  snprintf(kept, sizeof kept, "%s", name);
  pthread_setname_np(pthread_self(), kept);
}

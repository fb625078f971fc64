// A file system that forgets what was not synced, as after a power cut: to be preloaded into a program.
//
// FORGETFUL_FOLDER  the files below it are watched
// FORGETFUL_AFTER   the power is cut at this write, counted from one
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What a write replaced.
typedef struct Undo {
  struct Undo *older;
  off_t offset, size;
  size_t count;
  char bytes[];
} Undo;

// A file, by whichever descriptor it is written.
typedef struct File {
  dev_t device;
  ino_t number;
  int descriptor;
  Undo *undos;
} File;

enum { most = 64 };
static File files[most];
static int count;
static long writes, last;
static char folder[4096];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FORGETFUL_FOLDER"), *after = getenv("FORGETFUL_AFTER");
  if (path) snprintf(folder, sizeof folder, "%s/", path);
  last = after ? atol(after) : 0;
}

// The shared memory beside a database lives no longer than the power either way, and is not looked at.
static int is_watched(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0 || !folder[0]) return 0;
  path[length] = 0;
  return !strncmp(path, folder, strlen(folder)) && !(length > 4 && !strcmp(path + length - 4, "-shm"));
}

static File *file(int fd) {
  struct stat info;
  if (!is_watched(fd) || fstat(fd, &info) || !S_ISREG(info.st_mode)) return NULL;
  for (int i = 0; i < count; i++)
    if (files[i].device == info.st_dev && files[i].number == info.st_ino) return &files[i];
  if (count == most) abort();
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  // A descriptor of its own: closing it would give up the locks of all others.
  files[count] = (File){info.st_dev, info.st_ino, REAL(open)(path, O_RDWR | O_CLOEXEC), NULL};
  return &files[count++];
}

static void cut(void) {
  for (int i = 0; i < count; i++)
    for (Undo *undo = files[i].undos; undo; undo = undo->older) {
      if (REAL(pwrite64)(files[i].descriptor, undo->bytes, undo->count, undo->offset) < 0) abort();
      if (REAL(ftruncate64)(files[i].descriptor, undo->size)) abort();
    }
  kill(getpid(), SIGKILL);
}

static void note(File *file, off_t offset, size_t length) {
  struct stat info;
  if (fstat(file->descriptor, &info)) abort();
  size_t old = offset < info.st_size ? (size_t)(info.st_size - offset) : 0;
  if (old > length) old = length;
  Undo *undo = malloc(sizeof *undo + old);
  *undo = (Undo){file->undos, offset, info.st_size, old};
  if (old && pread64(file->descriptor, undo->bytes, old, offset) != (ssize_t)old) abort();
  file->undos = undo;
}

static void before(int fd, off_t offset, size_t length) {
  File *it = file(fd);
  if (!it) return;
  if (offset < 0) offset = lseek(fd, 0, SEEK_CUR);
  note(it, offset, length);
  if (++writes == last) cut();
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  pthread_mutex_lock(&lock);
  before(fd, offset, length);
  ssize_t result = REAL(pwrite64)(fd, bytes, length, offset);
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t write(int fd, const void *bytes, size_t length) {
  pthread_mutex_lock(&lock);
  before(fd, -1, length);
  ssize_t result = REAL(write)(fd, bytes, length);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate64(int fd, off_t length) {
  pthread_mutex_lock(&lock);
  struct stat info;
  if (!fstat(fd, &info)) before(fd, length, info.st_size > length ? (size_t)(info.st_size - length) : 0);
  int result = REAL(ftruncate64)(fd, length);
  pthread_mutex_unlock(&lock);
  return result;
}

static void synced(int fd) {
  File *it = file(fd);
  if (!it) return;
  for (Undo *undo = it->undos, *older; undo; undo = older) {
    older = undo->older;
    free(undo);
  }
  it->undos = NULL;
}

int fsync(int fd) {
  pthread_mutex_lock(&lock);
  int result = REAL(fsync)(fd);
  if (!result) synced(fd);
  pthread_mutex_unlock(&lock);
  return result;
}

int fdatasync(int fd) {
  pthread_mutex_lock(&lock);
  int result = REAL(fdatasync)(fd);
  if (!result) synced(fd);
  pthread_mutex_unlock(&lock);
  return result;
}

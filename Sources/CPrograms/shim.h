// What glibc has for starting programs and hides from Swift's Glibc module, which does not set _GNU_SOURCE.
#ifndef CPROGRAMS_SHIM_H
#define CPROGRAMS_SHIM_H
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>

extern int pipe2(int *, int);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

enum { CP_SPAWN_SETSID = 0x80 /* POSIX_SPAWN_SETSID */ };
#endif

// ALSA for Swift, as a C *target* (linkerSettings: [.linkedLibrary("asound")]).
// Imports cleanly except: *_alloca macros (use *_malloc/_free) and the variadic error
// handler type (imported as OpaquePointer). The handler needs state, and a `static`
// variable in a systemLibrary shim header fails to link from Swift, hence CALSA.c.
#ifndef CALSA_H
#define CALSA_H
#include <alsa/asoundlib.h>
#include <poll.h>
#include <stdint.h>
/// libasound prints to stderr by default (and wrecks a full-screen TUI).
/// Installs a process-wide handler; fn == NULL drops the messages.
void ca_set_log(void (*_Nullable fn)(const char *_Nonnull message));

// GNU calls that the Glibc module of Swift leaves out.
/// A non-blocking eventfd, closed on exec, or −1.
int ca_eventfd(void);
/// poll(2) with nanoseconds; negative waits for ever.
int ca_poll(struct pollfd *_Nonnull descriptors, unsigned count, int64_t nanoseconds);
/// Asks for the calling thread's turn before others', as nice(1) does; nothing changes where that is not allowed.
void ca_hurry_thread(int nice);
/// Names the calling thread for debuggers; at most 15 bytes are kept.
void ca_name_thread(const char *_Nonnull name);
#endif

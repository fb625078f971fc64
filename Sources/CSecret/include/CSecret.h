// The desktop's Secret Service through libsecret, which is loaded when it is asked for first.
//
// It is not linked: libsecret brings GLib's object system and its D-Bus client along, which would cost every start
// milliseconds and memory that most starts never need; and a system without it runs the program all the same.
#ifndef CSECRET_H
#define CSECRET_H
#include <stdbool.h>

/// What became of a call.
typedef enum {
  CS_DONE = 0,
  CS_NOT_FOUND,
  /// The collection is locked, and nobody unlocked it.
  CS_LOCKED,
  CS_CANCELLED,
  /// No libsecret, no bus, or nobody who answers there.
  CS_UNREACHABLE,
  /// It answered that it cannot.
  CS_FAILED,
} cs_outcome;

/// Stops a call from another thread.
typedef struct cs_cancellation cs_cancellation;

/// Loads libsecret and connects to the bus; false when that is not to be had. May block.
bool cs_load(cs_cancellation *_Nullable cancellation);

/// NULL where libsecret cannot be loaded.
cs_cancellation *_Nullable cs_cancellation_new(void);
void cs_cancel(cs_cancellation *_Nonnull cancellation);
void cs_cancellation_free(cs_cancellation *_Nonnull cancellation);

/// Each blocks until it is answered, or cancelled.
/// - `unlocks`: asks the person to unlock what is locked, which takes as long as a person does.
/// - `secret`: to be freed by `cs_free`, which overwrites it first.
cs_outcome cs_lookup(
    const char *_Nonnull name, bool unlocks, cs_cancellation *_Nullable cancellation, char *_Nullable *_Nonnull secret);
cs_outcome cs_store(
    const char *_Nonnull name, const char *_Nonnull label, const char *_Nonnull secret,
    cs_cancellation *_Nullable cancellation);
cs_outcome cs_clear(const char *_Nonnull name, cs_cancellation *_Nullable cancellation);
void cs_free(char *_Nullable secret);
#endif

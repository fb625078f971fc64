#include "CBuild.h"

#define TEXT_(value) #value
#define TEXT(value) TEXT_(value)

#ifndef ECHO_COMMIT
#define ECHO_COMMIT
#endif
#ifndef ECHO_SWIFT
#define ECHO_SWIFT
#endif

const char *cb_commit(void) { return TEXT(ECHO_COMMIT); }

const char *cb_swift(void) { return TEXT(ECHO_SWIFT); }

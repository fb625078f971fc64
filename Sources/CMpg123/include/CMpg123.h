// MP3 through libmpg123, loaded when it is asked for first.
#ifndef CMPG123_H
#define CMPG123_H
#include <stdbool.h>

/// False where libmpg123 is not installed.
bool cmp_load(void);

#endif

// SVOX Pico, loaded when it is asked for first and where it was built: a voice for five languages.
#ifndef CPICO_H
#define CPICO_H
#include <stdbool.h>

/// False where the library is not there.
bool cpi_load(const char *_Nonnull path);

#endif

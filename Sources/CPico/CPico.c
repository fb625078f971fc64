#include "CPico.h"

#include "CLoading.h"

bool cpi_load(const char *path) { return path[0] != 0; }

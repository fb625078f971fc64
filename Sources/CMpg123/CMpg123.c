#include "CMpg123.h"

#include "CLoading.h"

bool cmp_load(void) { return false; }

#pragma once
#include <FLAC/stream_encoder.h>

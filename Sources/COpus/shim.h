#pragma once
#include <opus/opusenc.h>
#include <opus/opusfile.h>
// ope_encoder_ctl() is variadic. Speech, without a decision that waits for more of it, and pages that are closed soon
// (`delay` in frames at 48 kHz): what was said is in the file a moment later.
static inline int copus_tune(OggOpusEnc *_Nonnull encoder, int bitRate, int complexity, int delay) {
  int failed = ope_encoder_ctl(encoder, OPUS_SET_BITRATE(bitRate));
  if (!failed) failed = ope_encoder_ctl(encoder, OPUS_SET_COMPLEXITY(complexity));
  if (!failed) failed = ope_encoder_ctl(encoder, OPUS_SET_SIGNAL(OPUS_SIGNAL_VOICE));
  if (!failed) failed = ope_encoder_ctl(encoder, OPE_SET_DECISION_DELAY(0));
  if (!failed) failed = ope_encoder_ctl(encoder, OPE_SET_MUXING_DELAY(delay));
  if (!failed) failed = ope_encoder_ctl(encoder, OPE_SET_COMMENT_PADDING(0));
  return failed;
}

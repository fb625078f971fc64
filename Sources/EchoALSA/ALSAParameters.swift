import CALSA
import Echo
import EchoAudio

/// The parameters of an opened device, as near to the requested ones as possible.
struct ALSAParameters {
    let format: DeviceFormat
    /// Both in frames at 24 kHz.
    let period: Int
    let buffer: Int

    /// Configures the device: 16 bit, and our rate and channel where it has them; else its own.
    init(
        _ handle: OpaquePointer, _ options: ALSAOptions, _ direction: AudioDeviceError.Direction
    ) throws(AudioDeviceError) {
        func check(_ status: Int32) throws(AudioDeviceError) {
            if status < 0 { throw AudioDeviceError(code: Int(status), step: .configuring, direction: direction) }
        }
        var hardware: OpaquePointer?
        try check(snd_pcm_hw_params_malloc(&hardware))
        defer { snd_pcm_hw_params_free(hardware) }
        try check(snd_pcm_hw_params_any(handle, hardware))
        // What converts rates on the way does it worse than we do.
        snd_pcm_hw_params_set_rate_resample(handle, hardware, 0)
        try check(snd_pcm_hw_params_set_access(handle, hardware, SND_PCM_ACCESS_RW_INTERLEAVED))
        try check(snd_pcm_hw_params_set_format(handle, hardware, SND_PCM_FORMAT_S16_LE))
        let format = try Self.format(handle, hardware, check)
        var period = snd_pcm_uframes_t(format.deviceFrames(FrameCount.frames(options.period)))
        try check(snd_pcm_hw_params_set_period_size_near(handle, hardware, &period, nil))
        var buffer = snd_pcm_uframes_t(format.deviceFrames(FrameCount.frames(options.buffer)))
        try check(snd_pcm_hw_params_set_buffer_size_near(handle, hardware, &buffer))
        try check(snd_pcm_hw_params(handle, hardware))
        var software: OpaquePointer?
        try check(snd_pcm_sw_params_malloc(&software))
        defer { snd_pcm_sw_params_free(software) }
        try check(snd_pcm_sw_params_current(handle, software))
        // Started by hand in both directions.
        try check(snd_pcm_sw_params_set_start_threshold(handle, software, buffer))
        // A device whose periods are shorter than asked for need not wake its thread with each of them.
        let least = min(snd_pcm_uframes_t(format.deviceFrames(FrameCount.frames(options.period))), buffer / 2)
        try check(snd_pcm_sw_params_set_avail_min(handle, software, min(max(period, least), buffer)))
        try check(snd_pcm_sw_params(handle, software))
        self.format = format
        (self.period, self.buffer) = (format.frames(Int(period)), format.frames(Int(buffer)))
    }

    private static func format(
        _ handle: OpaquePointer, _ hardware: OpaquePointer?, _ check: (Int32) throws(AudioDeviceError) -> Void
    ) throws(AudioDeviceError) -> DeviceFormat {
        var channels: UInt32 = 1
        try check(snd_pcm_hw_params_set_channels_near(handle, hardware, &channels))
        let rates = [PCM16.sampleRate] + DeviceFormat.otherRates
        for rate in rates where snd_pcm_hw_params_set_rate(handle, hardware, UInt32(rate), 0) >= 0 {
            return DeviceFormat(rate: rate, channels: Int(channels))
        }
        var rate: UInt32 = 48_000
        try check(snd_pcm_hw_params_set_rate_near(handle, hardware, &rate, nil))
        return DeviceFormat(rate: Int(rate), channels: Int(channels))
    }
}

import CALSA
import Echo
import EchoAudio
import Glibc

/// An open device of one direction: 24 kHz mono 16 bit, never blocking. It belongs to the thread that opened it.
final class ALSADevice {
    let direction: AudioDeviceError.Direction
    /// Frames after which the device wakes its thread.
    let period: Int
    /// Frames the device holds.
    let buffer: Int
    private let handle: OpaquePointer
    private let configuration: ALSAConfiguration?
    private var descriptors: [pollfd]

    /// Opens and configures; when the device itself does not speak this format, ALSA converts.
    /// May block for as long as a sound server does not answer.
    static func open(
        _ options: ALSAOptions, _ direction: AudioDeviceError.Direction
    ) throws(AudioDeviceError) -> ALSADevice {
        do {
            return try ALSADevice(options, direction, name: options.device)
        } catch .failed where !options.device.hasPrefix("plug") && !options.device.hasPrefix("pulse:") {
            return try ALSADevice(options, direction, name: "plug:'\(options.device)'")
        }
    }

    private init(
        _ options: ALSAOptions, _ direction: AudioDeviceError.Direction, name: String
    ) throws(AudioDeviceError) {
        ALSALibrary.silence()
        configuration = ALSAConfiguration(for: options)
        var opened: OpaquePointer?
        let stream = direction == .capture ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
        let mode = SND_PCM_NONBLOCK
        let status =
            if let configuration {
                snd_pcm_open_lconf(&opened, configuration.name ?? name, stream, mode, configuration.root)
            } else {
                snd_pcm_open(&opened, name, stream, mode)
            }
        guard status >= 0, let handle = opened else {
            throw AudioDeviceError(code: Int(status), step: .opening, direction: direction)
        }
        do {
            (period, buffer) = try Self.configure(handle, options, direction)
        } catch {
            snd_pcm_close(handle)
            throw error
        }
        self.handle = handle
        self.direction = direction
        let count = max(0, snd_pcm_poll_descriptors_count(handle))
        descriptors = Array(repeating: pollfd(), count: Int(count))
        snd_pcm_poll_descriptors(handle, &descriptors, UInt32(count))
    }

    deinit { snd_pcm_close(handle) }

    var isRunning: Bool { snd_pcm_state(handle) == SND_PCM_STATE_RUNNING }

    func start() -> Int { Int(snd_pcm_start(handle)) }

    /// Frames that can be written or read now, or ALSA's negative number.
    func available() -> Int { Int(snd_pcm_avail_update(handle)) }

    /// Frames between the program and the air; `nil` when the device cannot tell.
    func delay() -> Int? {
        var frames = snd_pcm_sframes_t()
        return snd_pcm_delay(handle, &frames) >= 0 ? Int(frames) : nil
    }

    /// Frames taken, or ALSA's negative number.
    func write(_ samples: [Int16]) -> Int {
        samples.withUnsafeBufferPointer { Int(snd_pcm_writei(handle, $0.baseAddress, UInt($0.count))) }
    }

    /// Frames read into the beginning of `samples`, or ALSA's negative number.
    func read(into samples: inout [Int16]) -> Int {
        samples.withUnsafeMutableBufferPointer { Int(snd_pcm_readi(handle, $0.baseAddress, UInt($0.count))) }
    }

    /// After an underrun, an overrun or a suspension; negative when the device is gone.
    func recover(_ code: Int) -> Int { Int(snd_pcm_recover(handle, Int32(truncatingIfNeeded: code), 1)) }

    /// Stops at once and makes ready to be started again.
    func rest() -> Int {
        snd_pcm_drop(handle)
        return Int(snd_pcm_prepare(handle))
    }

    /// Waits until the device is ready, `wake` is signalled or the time is over. True when the device is ready.
    func wait(or wake: WakeSignal, for timeout: Duration) -> Bool {
        var all = descriptors + [wake.descriptor]
        guard Poll.wait(&all, for: timeout) else { return false }
        if all[descriptors.count].revents != 0 { wake.clear() }
        var events: UInt16 = 0
        snd_pcm_poll_descriptors_revents(handle, &all, UInt32(descriptors.count), &events)
        return events != 0
    }

    private static func configure(
        _ handle: OpaquePointer, _ options: ALSAOptions, _ direction: AudioDeviceError.Direction
    ) throws(AudioDeviceError) -> (period: Int, buffer: Int) {
        func check(_ status: Int32) throws(AudioDeviceError) {
            if status < 0 { throw AudioDeviceError(code: Int(status), step: .configuring, direction: direction) }
        }
        var hardware: OpaquePointer?
        try check(snd_pcm_hw_params_malloc(&hardware))
        defer { snd_pcm_hw_params_free(hardware) }
        try check(snd_pcm_hw_params_any(handle, hardware))
        try check(snd_pcm_hw_params_set_access(handle, hardware, SND_PCM_ACCESS_RW_INTERLEAVED))
        try check(snd_pcm_hw_params_set_format(handle, hardware, SND_PCM_FORMAT_S16_LE))
        try check(snd_pcm_hw_params_set_channels(handle, hardware, 1))
        try check(snd_pcm_hw_params_set_rate(handle, hardware, UInt32(PCM16.sampleRate), 0))
        var period = snd_pcm_uframes_t(FrameCount.frames(options.period))
        try check(snd_pcm_hw_params_set_period_size_near(handle, hardware, &period, nil))
        var buffer = snd_pcm_uframes_t(FrameCount.frames(options.buffer))
        try check(snd_pcm_hw_params_set_buffer_size_near(handle, hardware, &buffer))
        try check(snd_pcm_hw_params(handle, hardware))
        var software: OpaquePointer?
        try check(snd_pcm_sw_params_malloc(&software))
        defer { snd_pcm_sw_params_free(software) }
        try check(snd_pcm_sw_params_current(handle, software))
        // Started by hand in both directions.
        try check(snd_pcm_sw_params_set_start_threshold(handle, software, buffer))
        try check(snd_pcm_sw_params_set_avail_min(handle, software, min(max(period, 240), buffer)))
        try check(snd_pcm_sw_params(handle, software))
        return (Int(period), Int(buffer))
    }
}

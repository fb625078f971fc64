import CALSA
import Echo
import EchoAudio
import Glibc

/// An open device of one direction: 24 kHz mono 16 bit, never blocking. It belongs to the thread that opened it.
///
/// All lengths are in frames at 24 kHz, whatever the device counts by.
final class ALSADevice {
    let direction: AudioDeviceError.Direction
    /// Frames after which the device wakes its thread.
    let period: Int
    /// Frames the device holds.
    let buffer: Int
    private let handle: OpaquePointer
    private let configuration: ALSAConfiguration?
    /// Nil when the device counts as we do.
    private let converter: FormatConverter?
    /// Samples of the device that were made for it and wait until it has room.
    private var pending: ArraySlice<Int16> = []
    private var descriptors: [pollfd]

    /// Opens and configures. A device that does not count as we do is converted for; one that has other samples than
    /// ours is converted for by ALSA.
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
            let parameters = try ALSAParameters(handle, options, direction)
            (period, buffer) = (parameters.period, parameters.buffer)
            converter = try Self.converter(parameters.format, direction)
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

    /// How the device counts.
    var format: DeviceFormat { converter?.format ?? .own }

    var isRunning: Bool { snd_pcm_state(handle) == SND_PCM_STATE_RUNNING }

    func start() -> Int { Int(snd_pcm_start(handle)) }

    /// Frames that can be written or read now, or ALSA's negative number.
    func available() -> Int {
        let refusal = flush()
        guard refusal >= 0 else { return refusal }
        // Some plugins never tell of an underrun otherwise, and move only when they are asked where they are.
        if snd_pcm_state(handle) == SND_PCM_STATE_XRUN { return -Int(EPIPE) }
        let frames = Int(snd_pcm_avail(handle))
        return frames < 0 ? frames : max(0, format.frames(frames) - waiting)
    }

    /// Frames between the program and the air; `nil` when the device cannot tell.
    func delay() -> Int? {
        var frames = snd_pcm_sframes_t()
        guard snd_pcm_delay(handle, &frames) >= 0 else { return nil }
        return format.frames(Int(frames)) + waiting + (converter?.delay ?? 0)
    }

    /// Asking took longer than this: the thread was put aside meanwhile, and nobody knows when it was answered.
    private static let promptness = Duration.microseconds(500)

    /// The delay and when it was so; `nil` when the device cannot tell.
    ///
    /// A thread that has to wait for a processor would take an old answer for a new one: it asks again, three times at
    /// most.
    func timedDelay() -> (frames: Int, at: ContinuousClock.Instant)? {
        var best: (frames: Int, at: ContinuousClock.Instant, took: Duration)?
        for _ in 0..<3 {
            let before = ContinuousClock.now
            guard let frames = delay() else { return nil }
            let took = ContinuousClock.now - before
            if took < best?.took ?? .seconds(1) { best = (frames, before + took / 2, took) }
            if took < Self.promptness { break }
        }
        return best.map { ($0.frames, $0.at) }
    }

    /// Frames taken, or ALSA's negative number.
    func write(_ samples: [Int16]) -> Int {
        guard let converter else { return write(samples[...]) }
        let refusal = flush()
        guard refusal >= 0 else { return refusal }
        guard pending.isEmpty else { return -Int(EAGAIN) }
        // What is refused of it now is told with the next question.
        pending = converter.toDevice(samples)[...]
        _ = flush()
        return samples.count
    }

    /// Frames read into the beginning of `samples`, or ALSA's negative number.
    func read(into samples: inout [Int16]) -> Int {
        guard let converter else {
            return samples.withUnsafeMutableBufferPointer {
                Int(snd_pcm_readi(handle, $0.baseAddress, UInt($0.count)))
            }
        }
        let channels = format.channels
        // The filter gives back at most what it held back besides.
        let room = format.deviceFrames(max(0, samples.count - 480))
        var raw = [Int16](repeating: 0, count: room * channels)
        let count = raw.withUnsafeMutableBufferPointer { Int(snd_pcm_readi(handle, $0.baseAddress, UInt(room))) }
        guard count > 0 else { return count }
        let sound = converter.fromDevice(raw[..<(count * channels)]).prefix(samples.count)
        samples.replaceSubrange(..<sound.count, with: sound)
        return sound.count
    }

    /// After an underrun, an overrun or a suspension; negative when the device is gone.
    func recover(_ code: Int) -> Int { Int(snd_pcm_recover(handle, Int32(truncatingIfNeeded: code), 1)) }

    /// Stops at once and makes ready to be started again.
    func rest() -> Int {
        pending = []
        converter?.reset()
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

    /// Frames that were taken and that the device has not yet.
    private var waiting: Int { format.frames(pending.count / max(1, format.channels)) }

    /// What the device has no room for waits. Zero, or ALSA's negative number for what is more than that.
    private func flush() -> Int {
        guard !pending.isEmpty else { return 0 }
        let count = write(pending)
        if count > 0 { pending = pending.dropFirst(count * format.channels) }
        return count < 0 && count != -Int(EAGAIN) ? count : 0
    }

    /// Frames of the device.
    private func write(_ samples: ArraySlice<Int16>) -> Int {
        samples.withUnsafeBufferPointer {
            Int(snd_pcm_writei(handle, $0.baseAddress, UInt($0.count / format.channels)))
        }
    }

    private static func converter(
        _ format: DeviceFormat, _ direction: AudioDeviceError.Direction
    ) throws(AudioDeviceError) -> FormatConverter? {
        guard format != .own else { return nil }
        do throws(ResamplerError) {
            return try FormatConverter(format, direction == .capture ? .fromDevice : .toDevice)
        } catch {
            throw .failed(direction, reason: "its \(format.rate) Hz cannot be converted")
        }
    }
}

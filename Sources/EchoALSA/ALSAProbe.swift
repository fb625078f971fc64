public import Echo
import EchoAudio
import Glibc

/// Tries the devices out, for somebody who wants to know why nothing is heard.
public enum ALSAProbe {
    /// Listens for a while: the loudest reading and what is wrong with it, or why there is none.
    public static func microphone(
        _ options: ALSAOptions = .microphone(), for duration: Duration = .seconds(2)
    ) async -> Result<ProbedSignal, AudioDeviceError> {
        let capture = ALSACapture(options)
        let (events, sink) = AsyncStream.makeStream(of: AudioCaptureEvent.self, bufferingPolicy: .unbounded)
        capture.start { sink.yield($0) }
        let result = await listen(events, frames: FrameCount.frames(duration))
        await capture.stop()
        return result
    }

    /// Whether a microphone can be opened.
    public static func opens(_ options: ALSAOptions) async -> Bool {
        guard case .success = await microphone(options, for: .milliseconds(20)) else { return false }
        return true
    }

    /// Plays a soft tone: nothing when it was heard to its end, or why it was not.
    public static func loudspeaker(
        _ options: ALSAOptions = .loudspeaker(), for duration: Duration = .milliseconds(500)
    ) async -> AudioDeviceError? {
        let playback = ALSAPlayback(options)
        let (events, sink) = AsyncStream.makeStream(of: AudioPlaybackEvent.self, bufferingPolicy: .unbounded)
        playback.start { sink.yield($0) }
        playback.enqueue(TestTone.sound(duration), item: "test")
        playback.endOfItem("test")
        let result = await outcome(events)
        await playback.stop()
        return result
    }

    private static func listen(
        _ events: AsyncStream<AudioCaptureEvent>, frames: Int
    ) async -> Result<ProbedSignal, AudioDeviceError> {
        let meter = LevelMeter()
        var diagnosis = SignalDiagnosis(patience: FrameCount.duration(frames / 2))
        var detector = VoiceActivityDetector()
        var signal = ProbedSignal()
        var left = frames
        for await event in events {
            switch event {
            case .opened: break
            case .failed(let error, _): return .failure(error)
            case .captured(let captured):
                let sound = captured.sound
                let reading = meter.measure(sound)
                if reading.rms > signal.loudest.rms { signal.loudest = reading }
                let isSpeech = detector.process(sound.samples).contains { $0 >= 0.5 }
                let isNews = diagnosis.receive(sound, isSpeech: isSpeech, isClipped: captured.isClipped)
                if isNews { signal.problem = diagnosis.problem }
                left -= sound.samples.count
                if left <= 0 { return .success(signal) }
            }
        }
        return .success(signal)
    }

    private static func outcome(_ events: AsyncStream<AudioPlaybackEvent>) async -> AudioDeviceError? {
        for await event in events {
            switch event {
            case .failed(let error, _): return error
            case .finished: return nil
            case .opened, .started, .heard, .rendered: break
            }
        }
        return nil
    }
}

/// A soft 440 Hz tone that begins and ends without a click.
private enum TestTone {
    static func sound(_ duration: Duration) -> PCM16 {
        let tone = (0..<FrameCount.frames(duration)).map { frame in
            Int16(sin(2 * Double.pi * 440 * Double(frame) / Double(PCM16.sampleRate)) * 3_000)
        }
        let fade = Fade(frames: 480)
        let risen = fade.into(tone)
        return PCM16(risen.dropLast(480) + fade.out(risen.suffix(480)))
    }
}

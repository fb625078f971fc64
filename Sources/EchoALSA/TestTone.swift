import EchoAudio
import Glibc

/// A soft 440 Hz tone that begins and ends without a click.
enum TestTone {
    static func sound(_ duration: Duration) -> PCM16 {
        let tone = (0..<FrameCount.frames(duration)).map { frame in
            Int16(sin(2 * Double.pi * 440 * Double(frame) / Double(PCM16.sampleRate)) * 3_000)
        }
        let fade = Fade(frames: 480)
        let risen = fade.into(tone)
        return PCM16(risen.dropLast(480) + fade.out(risen.suffix(480)))
    }
}

import EchoTestKit
import EchoAudio
import Foundation
import LocalBackend
import Synchronization

/// A synthesizer whose sound lasts as long as the sentence is, and that remembers what it said.
public final class ScriptedSynthesizer: SpeechSynthesizerProtocol {
    public struct Line: Sendable, Hashable {
        public var sentence: String
        public var voice: String
        public var speed: Double
    }

    public struct Failure: Error {}

    private let millisecondsPerCharacter: Int
    private let fails: Bool
    private let log = Mutex<[Line]>([])

    public init(millisecondsPerCharacter: Int = 50, fails: Bool = false) {
        self.millisecondsPerCharacter = millisecondsPerCharacter
        self.fails = fails
    }

    public var lines: [Line] { log.withLock { $0 } }

    public func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        if fails { throw Failure() }
        log.withLock { $0.append(Line(sentence: sentence, voice: voice, speed: speed)) }
        return Self.tone(milliseconds: Int(Double(sentence.count * millisecondsPerCharacter) / speed))
    }

    /// 440 Hz, not loud.
    public static func tone(milliseconds: Int) -> PCM16 {
        PCM16((0..<milliseconds * 24).map { Int16(6_000 * sin(2 * .pi * 440 * Double($0) / 24_000)) })
    }
}

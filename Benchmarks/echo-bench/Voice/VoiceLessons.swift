import EchoAudio
import EchoTestKit
import Foundation

/// What the voice detector's network learns from: synthetic voices in many noises, as the numbers its features make.
///
/// None of these voices and sentences is in the table that judges it. Two files result: `features`, little-endian
/// 32-bit floats, `SpeechFeatures.count` a frame; and `marks`, a byte a frame: 1 for speech, 0 for none, 2 for the first
/// frame of a lesson without speech and 3 with.
struct VoiceLessons: Sendable {
    private static let count = 900
    private static let texts = [
        "Could you read me the last message again?", "I would like to book a table for four on Saturday evening.",
        "Turn the lights down a little.", "Good morning, how did you sleep?", "Never mind.", "Maybe later.",
        "Where did I leave my keys this time?", "The train leaves at a quarter past nine from platform seven.",
        "Write that down, please, and send it to my sister.", "Hello, is anybody there?", "Go on.", "What else?",
        "She bought fresh bread, cheese and a bottle of milk.", "My phone number ends with five, five, eight, two.",
        "That is exactly what I was looking for.", "Explain it once more, but slowly.", "Right.", "Oh, I see.",
        "The garden is full of yellow flowers in early summer.", "How long does it take to boil an egg?",
        "Open the window, it is far too warm in here.", "We measured the voltage twice and found no fault.",
    ]
    private static let gossip = [
        "Nobody expected the bridge to be closed for another month, least of all the people who live across the river.",
        "He told me about his new job over lunch, and how the whole office had moved to the other side of town.",
        "Every year in autumn the birds gather on the wires and fly south together before the first cold night.",
        "If the weather holds we could walk up to the old castle and have a look at the valley from there.",
    ]
    private static let speakers = [
        "en-us+f1", "en-us+f2", "en-gb+f3", "en-us+f4", "en-gb+f5", "en-us+m1", "en-gb+m2", "en-us+m3", "en-gb+m4",
        "en-us+m5", "en-us+m6", "en-gb+m7",
    ]

    /// Writes the lessons into a folder.
    static func write(to folder: URL) async throws {
        var random = Random(seed: 2_024)
        let voices = try await voices(&random)
        let talkers = try await SpokenSentence.all(gossip, voices: ["awb", "kal16"]) + espeak(gossip, &random)
        var (features, marks) = (Data(), Data())
        for _ in 0..<count {
            let lesson = Lesson(voices: voices, talkers: talkers, &random)
            var heard = SpeechFeatures()
            for (index, isSpeech) in lesson.isSpeech.enumerated() {
                let start = index * MarkedSpeech.frame
                let numbers = heard.receive(lesson.sound[start..<start + MarkedSpeech.frame]).numbers
                numbers.withUnsafeBytes { features.append(contentsOf: $0) }
                marks.append((index == 0 ? 2 : 0) + (isSpeech ? 1 : 0))
            }
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try features.write(to: folder.appending(path: "features"))
        try marks.write(to: folder.appending(path: "marks"))
    }

    /// Sentences of many people, each a list.
    private static func voices(_ random: inout Random) async throws -> [[[Double]]] {
        var voices: [[[Double]]] = []
        for voice in ["awb", "kal16", "kal"] {
            voices.append(try await SpokenSentence.all(texts, voices: [voice]))
        }
        for speaker in speakers { voices.append(try espeak(texts, as: speaker, &random)) }
        voices.append((0..<8).map { SpokenSound.voice(milliseconds: 500 + 250 * $0).samples.map(Double.init) })
        return voices
    }

    private static func espeak(_ texts: [String], _ random: inout Random) throws -> [[Double]] {
        var spoken: [[Double]] = []
        for (index, text) in texts.enumerated() {
            spoken += try espeak([text], as: speakers[index * 5 % speakers.count], &random)
        }
        return spoken
    }

    private static func espeak(
        _ texts: [String], as speaker: String, _ random: inout Random
    ) throws -> [[Double]] {
        var spoken: [[Double]] = []
        for text in texts {
            let (pitch, pace) = (50 + Int(25 * random.next()), 160 + Int(35 * random.next()))
            spoken.append(try SpokenSentence.espeak(text, voice: speaker, pitch: pitch, pace: pace))
        }
        return spoken
    }
}

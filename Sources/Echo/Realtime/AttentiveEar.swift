import EchoAudio

/// Listens to the microphone for voices, 20 ms at a time.
package struct AttentiveEar: Sendable {
    /// 20 ms of sound and what they sound like.
    package struct Piece: Sendable {
        package var samples: [Int16]
        package var frame: BargeIn.Frame
    }

    private var detector = VoiceActivityDetector()
    private var onset = SpeechOnset()
    private var partial: [Int16] = []

    package init() {}

    /// What these samples complete; the rest waits for the next.
    ///
    /// - Parameter isSpokenOver: whoever knows the loudspeaker's echo in them knows that there is more.
    package mutating func receive(_ samples: [Int16], isSpokenOver: Bool = false) -> [Piece] {
        partial += samples
        var pieces: [Piece] = []
        var start = 0
        while partial.count - start >= VoiceActivityDetector.frameLength {
            let piece = Array(partial[start..<start + VoiceActivityDetector.frameLength])
            pieces.append(Piece(samples: piece, frame: judge(piece, isSpokenOver)))
            start += VoiceActivityDetector.frameLength
        }
        partial.removeFirst(start)
        return pieces
    }

    private mutating func judge(_ samples: [Int16], _ isSpokenOver: Bool) -> BargeIn.Frame {
        let isLoud = onset.process(samples)
        return BargeIn.Frame(speech: detector.process(samples).last ?? 0, isLoud: isLoud || isSpokenOver)
    }
}

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
    private var blocks = SampleBlocks(of: VoiceActivityDetector.frameLength)

    package init() {}

    /// What these samples complete; the rest waits for the next.
    ///
    /// - Parameter isSpokenOver: whoever knows the loudspeaker's echo in them knows that there is more.
    package mutating func receive(_ samples: [Int16], isSpokenOver: Bool = false) -> [Piece] {
        let (whole, length) = (blocks.receive(samples), VoiceActivityDetector.frameLength)
        return stride(from: 0, to: whole.count, by: length).map { start in
            let piece = whole.count == length ? whole : Array(whole[start..<start + length])
            return Piece(samples: piece, frame: judge(piece, isSpokenOver))
        }
    }

    private mutating func judge(_ samples: [Int16], _ isSpokenOver: Bool) -> BargeIn.Frame {
        let isLoud = onset.process(samples)
        return BargeIn.Frame(speech: detector.process(samples).last ?? 0, isLoud: isLoud || isSpokenOver)
    }
}

import EchoScreen

/// One column of a waveform: two moments, one after the other.
struct WaveformCell: Sendable, Hashable {
    var microphone: (Double, Double) { (one.microphone, other.microphone) }
    var loudspeaker: (Double, Double) { (one.loudspeaker, other.loudspeaker) }
    var isSpeech: Bool { one.isSpeech || other.isSpeech }
    var speaker: WaveformColumn.Speaker? { other.speaker ?? one.speaker }
    var talksOver: WaveformColumn.Speaker? { other.talksOver ?? one.talksOver }
    var mark: WaveformMark? { WaveformScale.weightier(one.mark, other.mark) }

    let one: WaveformColumn
    let other: WaveformColumn
}

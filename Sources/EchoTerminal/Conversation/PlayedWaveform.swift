import EchoScreen
import EchoText

/// Draws the sound of a message that is being played: its waveform on one line, what was heard of it in another colour, and the
/// word that is being said.
enum PlayedWaveform {
    /// Wider it says no more.
    private static let widest = 72

    static func spans(_ played: PlayedMessageViewState, width: Int) -> [Span] {
        let label = TextWidth.columns(of: played.label)
        let columns = min(widest, width - label - 2)
        guard columns >= 8 else { return [Span(played.label, .speaking)] }
        let (heights, heard) = played.columns(columns)
        let bars = heights.map(BlockMeter.column)
        return [
            Span(String(bars.prefix(heard)), .speaking), Span(String(bars.dropFirst(heard).prefix(1)), .accent),
            Span(String(bars.dropFirst(heard + 1)), .faint), Span("  " + played.label, .faint),
        ]
    }

    /// - Parameters:
    ///   - start: the character of the block at which the row begins; nil for one that has none.
    ///   - said: characters of the block.
    static func marked(_ spans: [Span], start: Int?, said: Range<Int>) -> [Span] {
        guard var place = start else { return spans }
        var result: [Span] = []
        for span in spans {
            for character in span.text {
                var like = span
                if said.contains(place) { like.style = Style(.found) }
                result.add(character, like: like)
                place += 1
            }
        }
        return result
    }
}

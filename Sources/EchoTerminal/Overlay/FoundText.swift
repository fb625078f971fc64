/// A text in which something was found, and which part of it is shown where it does not fit.
struct FoundText: Hashable {
    let text: String
    /// Where it was found, in characters of `text`, ascending.
    let marks: [Range<Int>]

    init(_ text: String, _ marks: [Range<Int>]) {
        self.text = text
        self.marks = marks
    }

    /// Begun so far on that what was found first is seen when the rest is cut off, with a third of the room before it.
    func begun(for columns: Int) -> FoundText {
        guard columns > 2, TextWidth.columns(of: text) > columns else { return self }
        let widths = text.map { TextWidth.columns(of: $0) }
        guard let first = marks.first(where: { $0.lowerBound >= 0 && $0.upperBound <= widths.count && !$0.isEmpty }),
            Self.sum(widths[..<first.upperBound]) >= columns
        else { return self }
        // One column is for the ellipsis before it, one for that behind it.
        let room = columns - 1
        let lead = max(
            min(room / 3, room - 1 - Self.sum(widths[first])), room - Self.sum(widths[first.lowerBound...]), 0)
        var (start, used) = (first.lowerBound, 0)
        while start > 0, used + widths[start - 1] <= lead {
            start -= 1
            used += widths[start]
        }
        let seen = marks.filter { $0.lowerBound >= start }
        // The ellipsis takes a place too.
        return FoundText(
            "…" + text.dropFirst(start), seen.map { $0.lowerBound - start + 1..<$0.upperBound - start + 1 })
    }

    /// Cut in the middle: names that begin alike are told apart by their ends. What was found and cut off is not marked.
    func cutInside(for columns: Int) -> FoundText {
        guard columns > 2, TextWidth.columns(of: text) > columns else { return self }
        let head = TextWidth.prefix(of: text, columns: columns / 2)
        let tail = String(TextWidth.truncateHead(text, to: columns - TextWidth.columns(of: head)))
        let (start, end) = (head.count, text.count - (tail.count - 1))
        // The ellipsis takes a place too.
        let seen = marks.compactMap { mark -> Range<Int>? in
            if mark.upperBound <= start { return mark }
            guard mark.lowerBound >= end else { return nil }
            return mark.lowerBound - end + start + 1..<mark.upperBound - end + start + 1
        }
        return FoundText(head + tail, seen)
    }

    private static func sum(_ widths: ArraySlice<Int>) -> Int { widths.reduce(0, +) }
}

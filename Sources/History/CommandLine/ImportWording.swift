import EchoScreen
import EchoText

/// The words for the result of an import.
package enum ImportWording {
    /// "Imported 12 conversations with 240 messages; 3 were there already."
    package static func sentence(_ summary: ImportSummary) -> String {
        let first =
            "Imported \(NumberWording.counted(summary.imported, "conversation")) with \(NumberWording.counted(summary.messages, "new message"))"
        let others = [
            summary.sounds > 0 ? "\(NumberWording.counted(summary.sounds, "message")) can be heard" : nil,
            summary.missingSounds > 0
                ? "the sound of \(NumberWording.counted(summary.missingSounds, "message")) could not be imported" : nil,
            summary.completed > 0
                ? "\(NumberWording.counted(summary.completed, "conversation")) had more messages" : nil,
            summary.known > 0
                ? "\(NumberWording.grouped(summary.known)) \(summary.known == 1 ? "was" : "were") there already" : nil,
            summary.refused > 0 ? "\(NumberWording.grouped(summary.refused)) could not be imported" : nil,
            summary.otherVersions > 0
                ? "\(NumberWording.counted(summary.otherVersions, "message")) of other versions \(summary.otherVersions == 1 ? "is" : "are") left out"
                : nil,
            left(summary), undated(summary),
        ].compactMap(\.self)
        return ([first] + others).joined(separator: "; ") + "."
    }

    private static func left(_ summary: ImportSummary) -> String? {
        guard summary.anonymous > 0 else { return nil }
        let messages = NumberWording.counted(summary.anonymous, "message")
        return "\(messages) without an author \(summary.anonymous == 1 ? "is" : "are") left out"
    }

    private static func undated(_ summary: ImportSummary) -> String? {
        guard summary.undated > 0 else { return nil }
        let conversations = NumberWording.counted(summary.undated, "conversation")
        return "\(conversations) without a date \(summary.undated == 1 ? "has" : "have") today's"
    }

    /// The fate of the conversations before one at which the import ended.
    package static func stays(_ summary: ImportSummary) -> String {
        summary.imported + summary.completed == 0 ? "Nothing was imported." : "Everything imported so far is kept."
    }
}

public import EchoScreen
import EchoText

/// Sentences about erasing.
public enum ErasingWording {
    static let unavailable: Wording = "Nothing is kept here."
    static let underWay: Wording =
        "Erasing: a large history takes a few seconds. You can go on talking."
    static let notUnderstood: Wording = "Type all, or days such as from:2026-11-01 before:2026-11-08."
    static let notConfirmed: Wording = "Nothing was erased: type the word erase to confirm."

    public static func conversations(_ count: Int) -> String {
        NumberWording.counted(count, "conversation")
    }

    /// - Parameter features: what they keep.
    public static func question(
        _ scope: ErasingScope, _ count: Int, features: [KeptAmount.Kind] = []
    ) -> String {
        switch scope {
        case .conversations: "Erase \(conversations(count)) for good?"
        case .span:
            "Erase \(conversations(count)), and the recordings and exported events of these days, for good?"
        case .everything: "Erase \(all(count)) \(others(features)), for good?"
        }
    }

    private static func all(_ count: Int) -> String {
        switch count {
        case 0: "all"
        case 1: "the 1 conversation, and all"
        default: "all \(conversations(count)), and all"
        }
    }

    /// What goes besides conversations where everything does.
    private static func others(_ features: [KeptAmount.Kind]) -> String {
        let own = "sound, recordings, messages sent before, prompts, spending and exported events"
        return ([own] + features.compactMap(\.erased) + ["and copies of damaged files"]).joined(separator: ", ")
    }

    /// What came of it, and what is left.
    ///
    /// - Parameters:
    ///   - scope: nil where the question that was answered still says what goes.
    ///   - features: what they kept.
    public static func outcome(
        _ report: ErasingReport, of scope: ErasingScope? = nil, features: [KeptAmount.Kind] = []
    ) -> Wording {
        var sentences = ["Erased \(conversations(report.conversations))."]
        if scope == .everything {
            sentences = ["Erased \(conversations(report.conversations)), and all \(others(features))."]
        }
        if let obstacle = report.obstacle {
            sentences.append("\(obstacle.reason): some of it is still in the files. Erasing will be tried again.")
        }
        if report.copies > 0 {
            let copies = NumberWording.counted(report.copies, "recording")
            sentences.append("The copies of \(copies) in the S3 store are erased by echo-tui bridge when it runs.")
        }
        if !report.damagedFiles.isEmpty {
            let files = report.damagedFiles.map(Sanitizer.line).joined(separator: ", ")
            sentences.append("It may still be in \(files): echo-tui data erase with --damaged-files removes that.")
        }
        if !report.remaining.isEmpty {
            sentences.append(
                "These cannot be removed: \(report.remaining.map(Sanitizer.line).joined(separator: ", ")).")
        }
        return Wording(sentences.joined(separator: " "))
    }
}

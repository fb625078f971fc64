import EchoScreen
import EchoText

/// Sentences about keeping conversations.
enum StoreWording {
    static let unavailable: Wording = "Conversations are not saved here."
    static let notListed: Wording = "The history cannot be read right now. \(key: .showHistory) tries again."
    static let nothingFound: Wording = "No conversation matches. \(key: .stop) clears the filter."
    static let offTheRecord: Wording = """
        Off the record: nothing of this conversation is saved, and what was saved of it is deleted. /off-record \
        again saves what is said next.
        """
    static let onTheRecord: Wording = "On the record: what is said from now on is saved."
    static let nothingToContinue: Wording = "There is no earlier conversation to continue."
    static let isCurrent: Wording = "This is the conversation you are in."
    static let unreadable: Wording =
        "This conversation is encrypted and its key is missing: it cannot be continued. See echo-tui key."
    static let nothingToBranch: Wording = "Nothing has been said yet that could be continued in another way."
    static let notSaved: Wording = "This message is not saved: only what is saved can be continued in another way."

    /// The question before what was not saved is cleared.
    static let clearing = "history.clearing"
    static let clearingQuestion = Question(
        clearing, title: "Continue another conversation",
        "What was said here is not saved, and is cleared. Continue the other conversation?")

    static func record(isOff: Bool, wasResumed: Bool) -> Wording {
        guard isOff else { return onTheRecord }
        return wasResumed ? offTheRecordResumed : offTheRecord
    }

    /// - Parameter isWhole: all of its messages are shown.
    static func continued(_ record: ConversationRecord, isWhole: Bool) -> Wording {
        let title = Sanitizer.line(record.title.text)
        let name = title.isEmpty ? "the conversation" : "“\(title)”"
        return isWhole
            ? "Continuing \(name): \(messages(record.messageCount))."
            : "Continuing \(name): its last messages are here, all \(NumberWording.grouped(record.messageCount)) in the history."
    }

    static let isOpenElsewhere: Wording = """
        Another program has this conversation open. What is said in both is saved; neither shows what is said in the \
        other.
        """

    private static let offTheRecordResumed: Wording = """
        Off the record: nothing that is said from now on is saved. The conversation so far stays in the history; \
        \(key: .showHistory) opens it, so that you can delete it.
        """

    /// Nil for what nobody needs to know.
    static func sentence(_ news: StoreNews) -> (Wording, TextRole)? {
        switch news {
        case .opened(let cut) where cut.isEmpty: nil
        case .gone: nil
        case .opened(let cut): (found(cut.count), .plain)
        case .failing(let error): (failing(error), .warning)
        case .recovered: ("Conversations are saved again; nothing that was said meanwhile is lost.", .success)
        case .dropped(let count):
            (
                "\(messages(count)) could not be saved and \(count == 1 ? "is" : "are") missing from the history.",
                .failure
            )
        case .salvaged(let report): (salvaged(report), .warning)
        case .erasing: ("Deleted conversations are being erased from the files. You can go on talking.", .plain)
        case .erased: ("Deleted conversations have been erased from the files.", .success)
        case .expired(let count):
            ("Erased \(conversations(count)) that \(count == 1 ? "is" : "are") older than you keep them.", .plain)
        case .expiryWaits(let count): (expiryWaits(count), .warning)
        case .notErased(let error): (notErased(error), .warning)
        case .encrypting, .encrypted: nil
        }
    }

    private static func found(_ count: Int) -> Wording {
        count == 1
            ? "The last conversation was cut off when the program ended. It was saved: /continue goes on with it."
            : "\(String(count)) conversations were cut off when the program ended. They were saved: \(key: .showHistory) lists them."
    }

    private static func failing(_ error: StoreError) -> Wording {
        if case .noKey(let reason) = error {
            return "\(reason) The conversation goes on and will be saved once there is a key."
        }
        if error.isNewer { return "\(error.reason): the conversation is not saved. Update echo-tui to have it saved." }
        return "\(error.reason): the conversation is not being saved. You can go on; saving will be tried again."
    }

    private static func expiryWaits(_ count: Int) -> Wording {
        """
        By the clock, \(conversations(count)) are older than you keep them: too many to erase automatically. /data \
        erases them by day.
        """
    }

    private static func notErased(_ error: StoreError) -> Wording {
        "\(error.reason): some of what was deleted is still in the files. Erasing will be tried again."
    }

    static func salvaged(_ report: SalvageReport) -> Wording {
        let kept = "The damaged file is kept as \(report.oldFile)."
        guard report.conversations > 0 || report.messages > 0 else {
            return """
                The history was damaged and could not be repaired: no conversation in it could be read, and there is no \
                daily backup to use. A new history has begun. \(kept)
                """
        }
        let sum = "\(conversations(report.conversations)) with \(messages(report.messages))"
        let lost = report.lostMessages == 0 ? "" : " \(messages(report.lostMessages)) could not be read."
        guard let backup = report.backup else {
            return "The history was damaged and has been repaired: \(sum).\(lost) \(kept)"
        }
        guard report.fromBackup < report.messages else {
            return """
                The history was damaged and could not be repaired. The daily backup \(backup) has taken its place: \(sum). \
                What was said after it is lost. \(kept)
                """
        }
        return """
            The history was damaged and has been repaired: \(sum), \(messages(report.fromBackup)) of them from the daily \
            backup \(backup).\(lost) \(kept)
            """
    }

    private static func messages(_ count: Int) -> String {
        NumberWording.counted(count, "message")
    }

    private static func conversations(_ count: Int) -> String {
        NumberWording.counted(count, "conversation")
    }
}

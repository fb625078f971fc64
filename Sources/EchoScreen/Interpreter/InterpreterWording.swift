public import Echo
import EchoText

/// Sentences about the interpreter.
public enum InterpreterWording {
    static func sign(_ stage: InterpreterPresenter.Stage, _ languages: InterpretedLanguages) -> StyledText {
        let arrow = languages.isOneWay ? "→" : "⇄"
        return switch stage {
        case .opening: StyledText("○ calling the interpreter", .connecting)
        case .interpreting: StyledText("● interpreting \(languages.own) \(arrow) \(languages.other)", .hearing)
        case .finishing: StyledText("… interpreting the last words", .thinking)
        }
    }

    /// At the title of the panel.
    package static func note(_ stage: InterpreterPresenter.Stage?, isOnThisMachine: Bool) -> String {
        let standing =
            switch stage {
            case nil: "ended"
            case .opening: "starting"
            case .interpreting: "interpreting"
            case .finishing: "waiting for the last words"
            }
        return isOnThisMachine ? "\(standing) · on this machine, sentence by sentence" : standing
    }

    /// "Spanish"; over what is said in any language "Original".
    public static func title(_ language: String) -> String {
        language == InterpretedLanguages.unknown ? "Original" : InterpretedLanguages.title(language) ?? language
    }

    /// "0:07", "1:02:30".
    public static func time(_ time: Duration) -> String {
        let seconds = Int(max(.zero, time).components.seconds)
        let (minutes, rest) = (seconds / 60, seconds % 60)
        let end = rest < 10 ? "0\(rest)" : "\(rest)"
        guard minutes >= 60 else { return "\(minutes):\(end)" }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(end)"
    }

    package static func translation(_ line: InterpretedLine) -> StyledText {
        let text = Sanitizer.line(line.translation)
        switch line.state {
        case .growing: return StyledText(text.isEmpty ? "…" : text + " …", text.isEmpty ? .faint : .plain)
        case .whole: return text.isEmpty ? StyledText("(not translated)", .faint) : StyledText(text)
        case .cutOff: return StyledText(text.isEmpty ? "(cut off)" : text + " (cut off)", .warning)
        }
    }

    /// Where nothing can be laid out.
    package static func spoken(_ line: InterpretedLine) -> String {
        let said = Sanitizer.line(line.source)
        let translation = translation(line).text
        return said.isEmpty ? "\(time(line.began)) \(translation)" : "\(time(line.began)) \(said) = \(translation)"
    }

    // MARK: beginning and end

    public static func began(_ languages: InterpretedLanguages, isOnThisMachine: Bool) -> Wording {
        let (own, other) = (title(languages.own), title(languages.other))
        let what: Wording =
            languages.isOneWay
            ? "What is said in \(own) is heard and written in \(other)."
            : "What is said in \(own) is heard in \(other), and the other way round."
        let how: Wording =
            isOnThisMachine
            ? " Translated on this machine, sentence by sentence."
            : ""
        return what + how + " \(key: .endInterpreting) ends it."
    }

    public static let needsLanguage: Wording =
        "Name the other side's language, /interpret es, or both languages, /interpret es de."
    public static let unavailable: Wording = "There is nothing to interpret in a replay."
    public static let needsScreen: Wording =
        "The interpreter needs the full screen. The command echo-tui interpret prints what is said."
    public static let notRunning: Wording = "No interpreter is running. /interpret es starts one."
    public static let nothingToExport: Wording = "Nothing to export yet: nothing has been interpreted."
    public static let waiting: Wording = "The interpreter starts as soon as the server is ready."
    /// The key that talks was pressed.
    public static let endedForTalking: Wording =
        "Interpreting ends. Press \(key: .toggleTalking) again to talk with the assistant."
    public static let closesConversation: Wording = "The assistant does not hear you while the interpreter is on."
    public static let exportKinds: Wording =
        """
        .srt and .vtt are subtitles of the translation, .es.srt of all in Spanish; .html and .md are a page with both \
        languages, .txt is text, and .json has everything.
        """

    public static func unknown(_ language: String) -> Wording {
        "“\(Sanitizer.line(String(language.prefix(40))))” is not a language. Write it as two letters or in English: es, Spanish."
    }

    public static func same(_ language: String) -> Wording {
        """
        Both languages are \(title(language)): yours comes from “Languages” in the settings. \
        /interpret es de names both.
        """
    }

    /// The server has no interpreter, or cannot be reached.
    public static func goesOnHere(_ error: EchoError) -> Wording {
        ErrorPresenter.present(error).whatHappened + " This machine interprets, sentence by sentence."
    }

    public static func ended(_ error: EchoError, hasLines: Bool) -> Wording {
        let kept: Wording = hasLines ? " What was interpreted is kept." : ""
        return ErrorPresenter.ending(error) + kept + " \(key: .interpret) tries again."
    }

    // MARK: in telephone calls

    public static let noTelephone: Wording = "The telephone is not available here."

    public static func beganInCall(_ languages: InterpretedLanguages, isOnThisMachine: Bool) -> Wording {
        let (own, other) = (title(languages.own), title(languages.other))
        let how: Wording = isOnThisMachine ? " Translated on this machine, sentence by sentence." : ""
        return "You speak in the call, in \(own), and they hear \(other); they speak \(other), and you hear \(own)."
            + how
            + " \(key: .interpret) ends it."
    }

    /// The call is not answered yet.
    public static let waitsForAnswer: Wording = "The interpreter starts as soon as somebody answers the call."

    /// - Parameter hasSound: false where the line is OpenAI's own: its calls cannot be interpreted.
    public static func interpretsCalls(_ languages: InterpretedLanguages, hasSound: Bool) -> Wording {
        hasSound
            ? interpretsCalls(languages)
            : """
            OpenAI's own line is open: its calls cannot be interpreted, because their sound does not pass through \
            here. Those of other lines can; /phone-line sip opens one.
            """
    }

    private static func interpretsCalls(_ languages: InterpretedLanguages) -> Wording {
        """
        Calls that you make or take are interpreted between \(title(languages.own)) and \(title(languages.other)). \
        /interpret-calls off stops that.
        """
    }

    public static let leavesCallsAlone: Wording = "Calls are no longer interpreted."
    /// The interpreter has left the call.
    public static let directly: Wording =
        "The interpreter is off: you hear each other directly. Taking over again in the call gives it back to echo."
    public static let callOver: Wording =
        "The call is over. /interpretation shows what was interpreted, /export-interpretation keeps it."
    public static let noCall: Wording = "Nothing to interpret: the call is over."
    /// The line is OpenAI's own.
    public static let soundElsewhere: Wording = """
        The sound of this call goes straight to OpenAI's model, so it cannot be interpreted. On another line, such \
        as /phone-line sip, calls can be interpreted.
        """
    /// The key that talks was pressed.
    public static let speaksInCall: Wording =
        "You speak in the call. The assistant hears you again when the call ends or interpreting stops."

    public static func endedInCall(_ error: EchoError) -> Wording {
        ErrorPresenter.present(error).whatHappened
            + " You hear each other directly now. \(key: .interpret) tries again."
    }

    public static func trouble(_ error: EchoError) -> Wording {
        "Interpreting goes on after this: " + ErrorPresenter.present(error).whatHappened
    }

    public static func voiceFailed(_ error: EchoError) -> Wording {
        "The translation is shown but cannot be spoken: " + ErrorPresenter.present(error).whatHappened
    }

    public static func exists(_ name: String) -> Wording { "\(name) already exists. Export again to overwrite it." }

    public static func exported(_ lines: Int, to name: String) -> Wording {
        Wording("Exported \(lines == 1 ? "1 line" : "\(lines) lines") to \(name).")
    }

    public static let unknownKind: Wording = "Unknown file type. " + exportKinds
}

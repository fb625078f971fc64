import EchoText

/// Words about the sound of messages.
public enum SoundWording {
    /// "▶ 0:03 / 0:07 · 1.25×".
    package static func label(_ played: PlayedSound, at now: Duration) -> String {
        let speed = played.speed == 1 ? "" : " · \(NumberWording.plain(played.speed))×"
        return "\(place(played, at: now)) / \(whole(played.duration))\(speed)"
    }

    /// "▶ 0:03".
    package static func place(_ played: PlayedSound, at now: Duration) -> String {
        "\(played.isPaused ? "‖" : "▶") \(time(played.position(at: now)))"
    }

    /// "♪ 0:07".
    package static func length(_ duration: Duration) -> String { "♪ \(whole(duration))" }

    /// "0:07": of all of a sound, to the next second; none takes no time.
    package static func whole(_ duration: Duration) -> String {
        time(.seconds(max(1, DurationWording.seconds(duration).rounded())))
    }

    /// "0:07", of what is over.
    private static func time(_ duration: Duration) -> String {
        let seconds = Int(DurationWording.seconds(duration))
        return "\(seconds / 60):\(DurationWording.padded(seconds % 60))"
    }

    public static func exported(_ sound: ExportedSound, to name: String) -> Wording {
        sound.isCall
            ? "Exported the sound of the call, the other side on the left and echo on the right, to \(name)."
            : "Exported the sound of \(NumberWording.counted(sound.messages, "message")) to \(name)."
    }

    public static let nothingKept: Wording = """
        No sound of this conversation is saved. The setting Keep sound (/keep-sound) saves what is said from then on.
        """
    public static let keptAgain: Wording = "The sound of what is said is saved again."
    public static let unavailable: Wording = "Sound is not saved here."
    public static let noMessages: Wording = "Nothing was said in this conversation yet."
    public static let needsHistory: Wording = """
        Sound is saved with the conversation it belongs to, and conversations are not saved now: /save-conversations on \
        saves them.
        """

    /// What a person should know who has sound kept from now on.
    ///
    /// - Parameter isBrief: it goes with the conversation.
    public static func keeps(_ how: String, isBrief: Bool = false) -> Wording {
        let end = isBrief ? " It is deleted when the conversation ends, or echo." : ""
        return """
            The sound of what you and echo say is saved now (\(how)), encrypted, on this machine.\(end) \
            \(key: .playMessage) in the conversation plays it again; /off-record saves nothing.
            """
    }

    /// Of a message that is not saved as it should be.
    public static func lineLost(_ reason: String) -> Wording {
        "Sound is not being saved: \(reason). The conversation goes on, and saving is tried again with the next message."
    }

    /// Saving could not begin.
    public static func notKept(_ reason: String) -> Wording {
        "Sound is not being saved: \(reason). Turning Keep sound off and on again (/keep-sound) tries once more."
    }

    public static let keepsNothing: Wording =
        "No sound is saved from now on. What was saved before stays with its conversation."
}

import Echo

/// Knows which commands can be given now, and what they are called now.
public enum CommandAvailability {
    /// For the hint bar, most useful first.
    public static func hints(in situation: Situation) -> [HintViewState] {
        switch situation.overlay {
        case .question: [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]
        case .editing:
            [HintViewState(.send, "keep"), HintViewState(.newLine, "new line"), HintViewState(.stop, "discard")]
        case .choosing:
            (situation.choiceAction.map { choosing + [HintViewState(.open, $0)] } ?? [])
                + (situation.canDelete ? [HintViewState(.deleteProfile, "delete")] : [])
                + [HintViewState(.stop, "close")]
        case .tuning: tuning(situation)
        case .palette, .prompt: [HintViewState(.open, "go"), HintViewState(.stop, "close")]
        case .reading where situation.isTree:
            [
                HintViewState(.selectUp, and: .selectDown, "choose"), HintViewState(.open, "fold"),
                HintViewState(.toggleAllFolds, "all"), HintViewState(.copy, "copy"), HintViewState(.stop, "close"),
            ]
        case .reading: [HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.stop, "close")]
        case nil where situation.isReplay: replaying(situation)
        case nil: situation.focus == .composer ? composing(situation) : inPane(situation)
        }
    }

    public static func allows(_ command: Command, in situation: Situation) -> Bool {
        (!situation.isReplay || ReplayAvailability.allows(command)) && CommandTable[command].isValid(situation)
    }

    /// Why a command that was asked for by name does nothing now.
    public static func refusal(of command: Command) -> Wording {
        let entry = CommandTable[command]
        return entry.refusal ?? "“\(entry.title)” does nothing now."
    }

    private static func tuning(_ situation: Situation) -> [HintViewState] {
        let action = situation.tunerAction.map { HintViewState(.open, $0) }
        let moving = [
            HintViewState(.selectUp, and: .selectDown, "choose"), HintViewState(.adjustDown, and: .adjustUp, "change"),
            HintViewState(.resetSetting, "best"),
        ]
        let take = [HintViewState(.hearTake, "listen"), HintViewState(.recordAgain, "record again")]
        return [action].compactMap(\.self) + allowed(moving + take, in: situation) + [HintViewState(.stop, "close")]
    }

    private static func replaying(_ situation: Situation) -> [HintViewState] {
        let steps = [
            HintViewState(.playReplay, situation.isPlaying ? "pause" : "play"),
            HintViewState(.stepBack, and: .stepForward, "step"),
        ]
        return allowed(
            steps + inPane(situation) + [HintViewState(.filterEvents, "filter")], in: situation
        ).filter { $0.command != .toggleTalking }
    }

    private static func composing(_ situation: Situation) -> [HintViewState] {
        let talk = situation.composerIsEmpty ? deciding(situation) + talking(situation) : []
        let write =
            situation.composerIsEmpty ? [] : [HintViewState(.send, "send"), HintViewState(.newLine, "new line")]
        return allowed(talk + write + always(situation), in: situation)
    }

    private static func inPane(_ situation: Situation) -> [HintViewState] {
        let own: [HintViewState] =
            switch situation.focus {
            case .settings: choosing + adjusting(situation)
            case .events: listing(choosing + [HintViewState(.open, "open")], "follow", situation)
            case .conversation:
                listing([HintViewState(.selectUp, and: .selectDown, "scroll")], "newest", situation)
                    + [
                        HintViewState(.selectPreviousMessage, and: .selectNextMessage, "select"),
                        HintViewState(.copy, "copy"), HintViewState(.open, "tool calls"),
                    ]
            default: []
            }
        return allowed(deciding(situation) + own + talking(situation) + always(situation), in: situation)
    }

    private static func deciding(_ situation: Situation) -> [HintViewState] {
        [HintViewState(.approve, "run the tool"), HintViewState(.deny, "no"), HintViewState(.approveForGood, "always")]
    }

    /// There is nobody to talk to by text.
    private static func talking(_ situation: Situation) -> [HintViewState] {
        situation.mode == .text && situation.activity != .offline
            ? [] : [HintViewState(.toggleTalking, talkTitle(situation))]
    }

    private static let choosing = [HintViewState(.selectUp, and: .selectDown, "choose")]

    private static func adjusting(_ situation: Situation) -> [HintViewState] {
        switch situation.selectedSetting {
        case .adjustable:
            [HintViewState(.adjustDown, and: .adjustUp, "change"), HintViewState(.enterValue, "type")]
                + resetting(situation)
        case .text: [HintViewState(.open, "edit")] + resetting(situation)
        case .unavailable: resetting(situation)
        }
    }

    private static func resetting(_ situation: Situation) -> [HintViewState] {
        situation.isSettingChanged ? [HintViewState(.resetSetting, "default")] : []
    }

    /// An empty list has nothing to do in it, one that follows no newest to go to.
    private static func listing(_ hints: [HintViewState], _ newest: String, _ situation: Situation) -> [HintViewState] {
        guard situation.hasRows else { return [] }
        return hints + (situation.isFollowing ? [] : [HintViewState(.selectLast, newest)])
    }

    private static func always(_ situation: Situation) -> [HintViewState] {
        let stop: String? = situation.isAnswering ? "stop" : situation.composerIsEmpty ? nil : "clear"
        let reconnect =
            situation.activity == .reconnecting || (situation.activity == .offline && !situation.composerIsEmpty)
            ? [HintViewState(.reconnect, situation.activity == .offline ? "reconnect" : "reconnect now")] : []
        return reconnect + (stop.map { [HintViewState(.stop, $0)] } ?? []) + [
            HintViewState(.switchMode, situation.mode == .audio ? "text" : "voice"),
            HintViewState(.help, "help"), HintViewState(.mute, situation.isMuted ? "unmute" : "mute"),
            HintViewState(.focusNext, "panes"), HintViewState(.quit, "quit"),
        ]
    }

    private static func allowed(_ hints: [HintViewState], in situation: Situation) -> [HintViewState] {
        hints.filter { allows($0.command, in: situation) }
    }

    private static func begin(_ talkKey: ScreenPreferences.TalkKey) -> String {
        switch talkKey {
        case .automatic: "hold or tap to talk"
        case .hold: "hold to talk"
        case .toggle: "talk"
        }
    }

    private static func talkTitle(_ situation: Situation) -> String {
        switch (situation.activity, situation.isTalking) {
        case (.offline, _): "reconnect"
        case (_, false): begin(situation.talkKey)
        case (_, true) where situation.isTalkKeyHeld: "release to stop"
        case (_, true): situation.isManual ? "end your turn" : "stop talking"
        }
    }
}

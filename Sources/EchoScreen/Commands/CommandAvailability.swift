import Echo

/// Knows which commands can be given now, and what they are called now.
public struct CommandAvailability: Sendable {
    private let table: CommandTable

    public init(_ table: CommandTable) { self.table = table }

    /// For the hint bar, most useful first.
    ///
    /// - Parameter panel: those of the open panel; nil where it has none of its own.
    public func hints(in situation: Situation, _ panel: [HintViewState]? = nil) -> [HintViewState] {
        if let panel { return allowed(panel, in: situation) }
        return hints(of: situation)
    }

    private func hints(of situation: Situation) -> [HintViewState] {
        switch situation.overlay {
        case .editing:
            [HintViewState(.send, "save"), HintViewState(.newLine, "new line"), HintViewState(.stop, "discard")]
        case .choosing:
            (situation.choiceAction.map { Self.choosing + [HintViewState(.open, $0)] } ?? [])
                + (situation.canDelete ? [HintViewState(.deleteProfile, "delete")] : [])
                + [HintViewState(.stop, "close")]
        case .form, .question: [HintViewState(.stop, "close")]
        case .palette, .prompt: [HintViewState(.open, "run"), HintViewState(.stop, "close")]
        case .reading: [HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.stop, "close")]
        case nil where situation.isReplay: replaying(situation)
        case nil where situation.focus == .conversation && situation.facts.contains(.playsSound): playing(situation)
        case nil: situation.focus == .composer ? composing(situation) : inPane(situation)
        }
    }

    public func allows(_ command: Command, in situation: Situation) -> Bool {
        (!situation.isReplay || ReplayAvailability.allows(table[command])) && table[command].isValid(situation)
    }

    /// Why a command that was asked for does nothing now.
    public func refusal(of command: Command, in situation: Situation) -> Wording {
        let entry = table[command]
        if Self.ofMicrophone.contains(command), situation.mode == .text, !situation.isReplay {
            return ModeWording.noMicrophone
        }
        if command == .endTurn, !situation.takesTurns { return ModeWording.noTurnToEnd }
        return entry.refusal ?? "“\(entry.title)” is not available right now."
    }

    /// Whether somebody who presses its key in vain would take the silence for a microphone that does not work.
    public func explains(_ command: Command, in situation: Situation) -> Bool {
        Self.ofMicrophone.contains(command) && situation.overlay == nil && !situation.isReplay
    }

    private static let ofMicrophone: Set<Command> = [.mute, .endTurn]

    private func replaying(_ situation: Situation) -> [HintViewState] {
        let steps = [
            HintViewState(.playReplay, situation.isPlaying ? "pause" : "play"),
            HintViewState(.stepBack, and: .stepForward, "step"),
        ]
        let filter = situation.focus == .events ? [] : [HintViewState(.filterEvents, "filter")]
        return allowed(steps + inPane(situation) + filter, in: situation).filter { $0.command != .toggleTalking }
    }

    private func playing(_ situation: Situation) -> [HintViewState] {
        allowed(
            [
                HintViewState(.pauseSound, situation.facts.contains(.hasPausedSound) ? "resume" : "pause"),
                HintViewState(.seekBack, and: .seekForward, "5 s"),
                HintViewState(.playSlower, and: .playFaster, "speed"),
                HintViewState(.playPrevious, and: .playNext, "message"), HintViewState(.stop, "stop"), Self.help,
            ], in: situation)
    }

    private func composing(_ situation: Situation) -> [HintViewState] {
        let write = [HintViewState(.send, "send"), HintViewState(.newLine, "new line")]
        let first = situation.composerIsEmpty ? deciding(situation) : write
        return allowed(first + talking(situation) + always(situation), in: situation)
    }

    private func inPane(_ situation: Situation) -> [HintViewState] {
        let own: [HintViewState] =
            switch situation.focus {
            case .settings: Self.choosing + adjusting(situation)
            case .events:
                listing(Self.choosing + [HintViewState(.open, "open")], "follow", situation)
                    + (situation.hasEvents ? [HintViewState(.filterEvents, "filter")] : [])
            case .conversation:
                listing([HintViewState(.selectUp, and: .selectDown, "scroll")], "latest", situation)
                    + [
                        HintViewState(.selectPreviousMessage, and: .selectNextMessage, "select"),
                        HintViewState(.copy, "copy"),
                        HintViewState(.open, situation.opensToolCalls ? "tool calls" : "open"),
                    ]
            default: []
            }
        let all = deciding(situation) + own + talking(situation) + urgent(situation) + [Self.help]
        return allowed(all + more(situation) + rest(situation), in: situation)
    }

    /// What else a pane is for, where there is room.
    private func more(_ situation: Situation) -> [HintViewState] {
        switch situation.focus {
        case .settings:
            [
                HintViewState(.search, "search"), HintViewState(.showPresets, "presets"),
                HintViewState(.tune, "tune"),
            ]
        case .events where situation.hasEvents:
            [
                HintViewState(.pauseEvents, situation.holdsEvents ? "resume" : "pause"),
                HintViewState(.markEvent, "mark"), HintViewState(.followItem, "item"),
                HintViewState(.exportEvents, "export"),
            ]
        case .conversation where situation.hasRows:
            [HintViewState(.search, "search"), HintViewState(.openInEditor, "editor")]
        default: []
        }
    }

    private func deciding(_ situation: Situation) -> [HintViewState] {
        [HintViewState(.approve, "approve"), HintViewState(.deny, "deny"), HintViewState(.approveForGood, "always")]
    }

    /// There is nobody to talk to by text.
    private func talking(_ situation: Situation) -> [HintViewState] {
        situation.mode == .text && situation.activity != .offline
            ? [] : [HintViewState(.toggleTalking, talkTitle(situation))]
    }

    private static let choosing = [HintViewState(.selectUp, and: .selectDown, "select")]

    private func adjusting(_ situation: Situation) -> [HintViewState] {
        switch situation.selectedSetting {
        case .adjustable:
            [HintViewState(.adjustDown, and: .adjustUp, "change"), HintViewState(.enterValue, "set")]
                + resetting(situation)
        case .listed:
            [HintViewState(.open, "choose"), HintViewState(.adjustDown, and: .adjustUp, "change")]
                + resetting(situation)
        case .text: [HintViewState(.open, "edit")] + resetting(situation)
        case .unavailable: resetting(situation)
        }
    }

    private func resetting(_ situation: Situation) -> [HintViewState] {
        situation.isSettingChanged ? [HintViewState(.resetSetting, "reset")] : []
    }

    /// An empty list has nothing to do in it, one that follows no newest to go to.
    private func listing(_ hints: [HintViewState], _ newest: String, _ situation: Situation) -> [HintViewState] {
        guard situation.hasRows else { return [] }
        return hints + (situation.isFollowing ? [] : [HintViewState(.selectLast, newest)])
    }

    private func always(_ situation: Situation) -> [HintViewState] {
        let (mode, others) = (rest(situation).prefix(1), rest(situation).dropFirst())
        return urgent(situation) + mode + [Self.help] + others
    }

    private static let help = HintViewState(.help, "help")

    private func rest(_ situation: Situation) -> [HintViewState] {
        [
            HintViewState(.switchMode, situation.mode == .audio ? "text" : "voice"),
            HintViewState(.mute, situation.isMuted ? "unmute" : "mute"), HintViewState(.focusNext, "panes"),
            HintViewState(.quit, "quit"),
        ]
    }

    /// What is going on, or amiss, and ends with a key.
    private func urgent(_ situation: Situation) -> [HintViewState] {
        let stop: String? = situation.isAnswering ? "stop" : situation.composerIsEmpty ? nil : "clear"
        let reconnect =
            situation.activity == .reconnecting || (situation.activity == .offline && !situation.composerIsEmpty)
            ? [HintViewState(.reconnect, situation.activity == .offline ? "reconnect" : "reconnect now")] : []
        return reconnect + (stop.map { [HintViewState(.stop, $0)] } ?? [])
    }

    func allowed(_ hints: [HintViewState], in situation: Situation) -> [HintViewState] {
        hints.filter { allows($0.command, in: situation) }
    }

    /// Which way it is held: for sure where releases are told, by its repeats elsewhere.
    private func begin(_ situation: Situation) -> String {
        guard situation.focus != .composer || situation.composerIsEmpty else { return "talk" }
        return switch situation.talkKey {
        case .automatic: situation.tellsReleases ? "hold to talk" : "hold or tap to talk"
        case .hold: "hold to talk"
        case .toggle: "talk on/off"
        }
    }

    private func talkTitle(_ situation: Situation) -> String {
        switch (situation.activity, situation.isTalking) {
        case (.offline, _): "reconnect"
        case (_, false): begin(situation)
        case (_, true) where situation.isTalkKeyHeld: "release to stop"
        case (_, true): situation.isManual ? "end turn" : "stop talking"
        }
    }
}

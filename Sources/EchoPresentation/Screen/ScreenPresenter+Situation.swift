import Echo

/// What can be done now.
extension ScreenPresenter {
    public var situation: Situation {
        var situation = Situation(activity: status.activity, focus: focus, overlay: panel.kind)
        (situation.mode, situation.isSwitching) = (status.mode, status.nextMode != nil)
        situation.waitsForAnswer = status.isAnswering
        situation.composerIsEmpty = composer.isEmpty
        situation.isAsked = conversation.askedCall != nil
        situation.hasOwnMessage = conversation.lastOwn != nil
        situation.hasMessages = conversation.lastSaid != nil
        situation.choiceAction = panel.selectedRow == nil ? nil : panel.choice?.action
        situation.isTalking = isTalking
        situation.isMuted = audio.isMuted
        situation.isManual = settings.settings.turnMode == .manual
        situation.canOpen = canOpen
        situation.selectedSetting = settings.selectedKind
        switch focus {
        case .conversation:
            situation.hasRows = !conversation.state.rows.isEmpty
            situation.isFollowing = conversation.state.scroll == .following
        case .events:
            situation.hasRows = !eventLog.state.rows.isEmpty
            situation.isFollowing = eventLog.state.isFollowing
        default: break
        }
        return situation
    }

    /// Open, opening, or coming back by itself.
    public var isMicrophoneOpen: Bool {
        switch audio.microphone {
        case .open, .opening, .failed(_, retrying: true): true
        case .closed, .failed: false
        }
    }

    public var isMuted: Bool { audio.isMuted }

    private var canOpen: Bool {
        switch focus {
        case .conversation: conversation.toolPanel != nil
        case .events: eventLog.state.selection != nil
        case .settings: true
        default: false
        }
    }
}

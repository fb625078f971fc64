import Echo
import EchoText

/// What can be done now.
extension ScreenPresenter {
    public var situation: Situation {
        var situation = Situation(
            activity: status.activity, focus: focus, overlay: panel.kind ?? (prompt.kind == nil ? nil : .prompt))
        (situation.mode, situation.isSwitching) = (status.standing.mode, status.standing.nextMode != nil)
        situation.waitsForAnswer = status.standing.isAnswering
        situation.composerIsEmpty = composer.isEmpty
        situation.holdsTexts = writing.waiting.isHeld
        situation.isAsked = conversation.askedCall != nil
        situation.hasOwnMessage = conversation.lastOwn != nil
        situation.hasMessages = conversation.lastSaid != nil
        situation.canContinueAnswer = conversation.canContinueAnswer
        situation.opensToolCalls = conversation.opensToolCalls
        situation.choiceAction = panel.selectedRow == nil ? nil : panel.choice?.action
        situation.isTalking = talking.isMeant
        situation.isMuted = audio.isMuted
        situation.standsBy = audio.microphone == .standby
        situation.talkKey = preferences.talkKey
        situation.tellsReleases = terminal.traits.tellsReleases
        situation.isTalkKeyHeld = talking.key.isHeld
        situation.takesTurns = status.takesTurns
        situation.isManual = status.takesTurns && settings.settings.turnMode == .manual
        situation.canOpen = canOpen
        situation.hasEvents = !eventLog.isEmpty
        situation.holdsEvents = eventLog.isPaused
        situation.isReplay = isReplay
        situation.isPlaying = replay.state?.isPlaying == true
        situation.selectedSetting = settings.selectedKind
        situation.isSettingChanged = settings.isSelectedChanged
        situation.canDelete = panel.selectedRow?.canBeDeleted == true
        panel.describe(&situation)
        switch focus {
        case .conversation:
            situation.hasRows = !conversation.state.rows.isEmpty
            situation.isFollowing = conversation.state.scroll == .following
            situation.isSearching = conversation.isSearching
        case .events:
            situation.hasRows = !eventLog.rows.isEmpty
            situation.isFollowing = eventLog.isFollowing
            situation.isSearching = eventLog.isSearching
        case .settings:
            situation.hasRows = true
            situation.isSearching = settings.isSearching
        default: break
        }
        for part in parts { part.describe(&situation) }
        return situation
    }

    /// A recorded log is shown in place of a conversation.
    var isReplay: Bool { replay.isShown }

    private var canOpen: Bool {
        switch panel.kind {
        case .choosing: return panel.choice != nil && panel.selectedRow != nil
        case .palette: return panel.selectedRow != nil
        case .reading: return true
        case .editing, .question, .form: return false
        case .prompt, nil: break
        }
        if prompt.kind != nil { return true }
        switch focus {
        case .conversation: return conversation.opensToolCalls || conversation.lastSaid != nil
        case .events: return eventLog.selection != nil
        case .settings: return true
        default: return false
        }
    }
}

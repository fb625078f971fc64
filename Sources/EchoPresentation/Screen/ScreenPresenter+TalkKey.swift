/// The key that talks.
extension ScreenPresenter {
    public mutating func receive(_ event: TalkKeyEvent, at moment: ScreenTime) -> TalkKey.Action? {
        talkKey.receive(
            event, at: moment.uptime, isTalking: isTalking, style: preferences.talkKey,
            tellsReleases: traits.tellsReleases)
    }

    /// What it means that the key did not come again.
    public mutating func tickTalkKey(at moment: ScreenTime) -> TalkKey.Action? {
        talkKey.tick(at: moment.uptime, isTalking: isTalking, style: preferences.talkKey)
    }
}

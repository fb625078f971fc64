/// The telephone calls that go on, for features that have to do with them beside the one that carries them.
package struct OngoingCalls: FeaturePresenterProtocol {
    /// The oldest first.
    package var calls: [OngoingCall] = []
    /// The sound of calls on the open line comes by here; so it does on no line at all.
    package var hasSound = true

    package init() {}
}

import EchoScreen

extension OngoingCall {
    /// - Parameters:
    ///   - watched: the call that is looked at; nil for none.
    ///   - hasSound: the sound of calls on its line comes by here.
    init(_ call: PhoneCallViewState, watched: String?, hasSound: Bool = true) {
        self.init(
            id: call.id, title: PhoneWording.title(call.number, isIncoming: call.isIncoming),
            isIncoming: call.isIncoming, isAnswered: !call.isRinging && call.placed == nil,
            isTakenOver: call.isTakenOver, isWatched: call.id == watched, hasSound: hasSound)
    }
}

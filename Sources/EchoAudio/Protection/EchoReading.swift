/// The measurements of the echo while the loudspeaker plays.
public struct EchoReading: Sendable, Hashable {
    /// By how many decibels the canceller lessens the echo; nil before it was heard for a second.
    public var loss: Float?
    /// By how many milliseconds the echo is later than the devices tell; nil before it was found.
    public var delay: Double?
    /// Whether somebody is heard over the loudspeaker, or it is silent.
    public var isOpen = true
    /// Whether what was played for some seconds was not heard at all.
    public var isInaudible = false
    /// Whether somebody was clearly louder than the echo in the last sound.
    public var isSpokenOver = false

    public init(loss: Float? = nil, delay: Double? = nil, isOpen: Bool = true) {
        self.loss = loss
        self.delay = delay
        self.isOpen = isOpen
    }
}

/// What a sentence left open, with numbered choices.
public struct HouseChoice: Hashable, Sendable {
    /// One to nine, in the order of their numbers.
    public var options: [Option]
    let requests: [HouseRequest]
    /// Which thing of which request is open.
    let request: Int
    let thing: Int
    /// It is to be learned under this name, not done; nil for what is to be done.
    var teaches: String?

    public struct Option: Hashable, Sendable {
        /// What is shown and said; one line.
        public var label: String
        public var devices: [DeviceID]
    }
}

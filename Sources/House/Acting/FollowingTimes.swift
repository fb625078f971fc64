/// How long a device is waited for, in seconds.
enum FollowingTimes {
    /// Then "no answer" is said, and it is followed on.
    static let answer = 10.0
    /// For what moves longer than one waits for an answer.
    static let settling = 4.0
    /// Then nobody looks any more.
    static let following = 180.0
}

/// The title of the terminal's window, for people who have many.
enum WindowTitle {
    /// "echo · listening".
    static func text(of status: StatusPresenter) -> String {
        let words = status.activity.label.split(separator: " ").dropFirst().joined(separator: " ")
        return words.isEmpty ? "echo" : "echo · \(words)"
    }
}

/// The words that end an answer by voice; no wake phrase may be one of them.
public enum StopWords {
    public static let all = ["stop", "never mind"]
}
